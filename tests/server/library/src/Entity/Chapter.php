<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Written within its book: has an address, and no collection. */
#[ApiResource(operations: [new Get()])]
#[ORM\Entity]
class Chapter
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\ManyToOne(inversedBy: 'chapters'), ORM\JoinColumn(nullable: false)]
    #[ApiProperty(readable: false, writable: false)]
    public ?Book $book = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 80)]
    public ?string $heading = null;

    #[ORM\Column(type: 'smallint', nullable: true)]
    #[Assert\Positive]
    public ?int $firstPage = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
