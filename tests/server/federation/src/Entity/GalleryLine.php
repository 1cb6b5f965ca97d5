<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ORM\Entity]
class GalleryLine
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\ManyToOne(inversedBy: 'lines'), ORM\JoinColumn(nullable: false)]
    public ?Gallery $gallery = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 80)]
    public ?string $label = null;

    #[ORM\Column]
    #[Assert\Positive]
    public int $quantity = 1;

    #[ORM\Column(type: 'decimal', precision: 8, scale: 2)]
    #[Assert\NotNull]
    public ?string $price = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
