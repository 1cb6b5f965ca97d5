<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Within another of its kind, all on one page, with names that are French where the server gives them. */
#[ApiResource(description: 'Genre littéraire', paginationEnabled: false, order: ['nom' => 'ASC'])]
#[ApiFilter(SearchFilter::class, properties: ['parent' => 'exact'])]
#[ORM\Entity]
class Genre
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 60, unique: true)]
    #[ApiProperty(description: 'Nom du genre')]
    #[Assert\NotBlank]
    public ?string $nom = null;

    #[ORM\ManyToOne]
    #[ApiProperty(description: 'Genre parent')]
    public ?Genre $parent = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
