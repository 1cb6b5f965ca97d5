<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Known by two values: `room=Salle A;number=3`. */
#[ApiResource]
#[ORM\Entity]
class Seat
{
    #[ORM\Id, ORM\Column(length: 20)]
    #[ApiProperty(identifier: true)]
    #[Assert\NotBlank]
    public string $room = '';

    #[ORM\Id, ORM\Column(type: 'smallint')]
    #[ApiProperty(identifier: true)]
    #[Assert\Positive]
    public int $number = 1;

    #[ORM\Column(nullable: true)]
    public ?string $plaque = null;

    #[ORM\Column]
    public bool $socket = false;
}
