<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\GraphQl\Query;
use ApiPlatform\Metadata\GraphQl\QueryCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
    normalizationContext: ['groups' => ['address']],
    denormalizationContext: ['groups' => ['address']],
    // GraphQL reads every property: the groups of REST would leave related records without their own.
    graphQlOperations: [
        new Query(normalizationContext: ['skip_null_values' => false]),
        new QueryCollection(normalizationContext: ['skip_null_values' => false]),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: [
    'id' => 'exact', 'streetAddress' => 'ipartial', 'addressLocality' => 'ipartial', 'postalCode' => 'start',
])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class Address
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups(['address', 'person:read'])]
    private ?int $id = null;

    #[ORM\Column(length: 255)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 255)]
    #[Groups(['address', 'person:read', 'person:write'])]
    public ?string $streetAddress = null;

    #[ORM\Column(length: 255, nullable: true)]
    #[Assert\Length(max: 255)]
    #[Groups(['address', 'person:read', 'person:write'])]
    public ?string $disambiguatingDescription = null;

    #[ORM\Column(length: 10)]
    #[Assert\NotBlank]
    #[Assert\Regex('/^\d{5}$/')]
    #[Groups(['address', 'person:read', 'person:write'])]
    public ?string $postalCode = null;

    #[ORM\Column(length: 100)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 100)]
    // No client looks at this rule: the server alone refuses.
    #[Assert\NotEqualTo('Nulle-Part', message: 'Cette commune n’existe pas.')]
    #[Groups(['address', 'person:read', 'person:write'])]
    public ?string $addressLocality = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
