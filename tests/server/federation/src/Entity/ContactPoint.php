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
    normalizationContext: ['groups' => ['contact']],
    denormalizationContext: ['groups' => ['contact']],
    // GraphQL reads every property: the groups of REST would leave related records without their own.
    graphQlOperations: [
        new Query(normalizationContext: ['skip_null_values' => false]),
        new QueryCollection(normalizationContext: ['skip_null_values' => false]),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'email' => 'ipartial', 'person' => 'exact'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class ContactPoint
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups(['contact', 'person:read'])]
    private ?int $id = null;

    #[ORM\ManyToOne(inversedBy: 'contactPoints'), ORM\JoinColumn(nullable: false, onDelete: 'CASCADE')]
    #[Groups('contact')]
    public ?Person $person = null;

    #[ORM\Column(length: 40, nullable: true)]
    #[Assert\Length(max: 40)]
    #[Groups(['contact', 'person:read', 'person:write'])]
    public ?string $label = null;

    #[ORM\Column(length: 20, nullable: true)]
    #[Assert\Length(max: 20)]
    #[Groups(['contact', 'person:read', 'person:write'])]
    public ?string $telephone = null;

    #[ORM\Column(length: 180, nullable: true)]
    #[Assert\Email]
    #[Groups(['contact', 'person:read', 'person:write'])]
    public ?string $email = null;

    #[ORM\Column]
    #[Groups(['contact', 'person:read', 'person:write'])]
    public bool $public = false;

    public function getId(): ?int
    {
        return $this->id;
    }
}
