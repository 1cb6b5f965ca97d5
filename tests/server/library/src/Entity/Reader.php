<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Bridge\Doctrine\Validator\Constraints\UniqueEntity;
use Symfony\Component\Validator\Constraints as Assert;

/** In the API by another name than its class; it may belong to one of its kind, and one of its values to no other. */
#[ApiResource(shortName: 'Lecteur')]
#[UniqueEntity(fields: ['email'])]
#[ORM\Entity]
class Reader
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column]
    #[Assert\NotBlank]
    public ?string $firstName = null;

    #[ORM\Column]
    #[Assert\NotBlank]
    public ?string $lastName = null;

    #[ORM\Column]
    #[Assert\NotBlank, Assert\Email]
    public ?string $email = null;

    #[ORM\Column(nullable: true)]
    public ?string $city = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    #[Assert\LessThan('today')]
    public ?\DateTimeImmutable $birthDate = null;

    /** @var list<string> */
    #[ORM\Column(type: 'simple_array', nullable: true)]
    public array $phones = [];

    #[ORM\ManyToOne]
    #[ApiProperty(description: 'Responsable légal')]
    public ?Reader $guardian = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
