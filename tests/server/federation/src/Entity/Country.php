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
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Bridge\Doctrine\Validator\Constraints\UniqueEntity;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Validator\Constraints as Assert;

/** Leaves `id` out of its groups: only `@id` names a record. */
#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
    normalizationContext: ['groups' => ['country']],
    denormalizationContext: ['groups' => ['country']],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'name' => 'ipartial', 'code' => 'exact'])]
#[ApiFilter(OrderFilter::class)]
#[UniqueEntity('code')]
#[ORM\Entity]
class Country
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 2, unique: true)]
    #[Assert\NotBlank]
    #[Assert\Length(exactly: 2)]
    #[Assert\Country]
    #[Groups('country')]
    public ?string $code = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 80)]
    #[Groups('country')]
    public ?string $name = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
