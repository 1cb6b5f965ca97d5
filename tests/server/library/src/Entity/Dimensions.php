<?php

declare(strict_types=1);

namespace Library\Entity;

use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** A value object: columns of the book, an object in the API. */
#[ORM\Embeddable]
class Dimensions
{
    #[ORM\Column(nullable: true)]
    #[Assert\Range(min: 1, max: 90)]
    public ?int $height = null;

    #[ORM\Column(nullable: true)]
    #[Assert\Range(min: 1, max: 90)]
    public ?int $width = null;
}
