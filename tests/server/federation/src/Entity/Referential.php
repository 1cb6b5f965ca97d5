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

/** A value of one of the lists: licence types, nationalities, … */
#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
    normalizationContext: ['groups' => ['referential']],
    denormalizationContext: ['groups' => ['referential']],
    // GraphQL reads every property: the groups of REST would leave related records without their own.
    graphQlOperations: [
        new Query(normalizationContext: ['skip_null_values' => false]),
        new QueryCollection(normalizationContext: ['skip_null_values' => false]),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'type' => 'exact', 'name' => 'ipartial', 'code' => 'exact'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class Referential
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups(['referential', 'person:read', 'licence:read'])]
    private ?int $id = null;

    #[ORM\Column(length: 40)]
    #[Assert\NotBlank]
    #[Groups(['referential', 'person:read', 'licence:read'])]
    public ?string $type = null;

    #[ORM\Column(length: 20)]
    #[Assert\NotBlank]
    #[Groups('referential')]
    public ?string $code = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Groups(['referential', 'person:read', 'licence:read'])]
    public ?string $name = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
