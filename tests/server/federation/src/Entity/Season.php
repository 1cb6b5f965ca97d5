<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
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
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
    order: ['startDate' => 'DESC'],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'name' => 'ipartial'])]
#[ApiFilter(BooleanFilter::class, properties: ['current'])]
#[ApiFilter(OrderFilter::class)]
#[UniqueEntity('name')]
#[ORM\Entity, ORM\HasLifecycleCallbacks]
class Season
{
    use Dated;

    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 9, unique: true)]
    #[Assert\NotBlank]
    #[Assert\Regex('/^\d{4}\/\d{4}$/')]
    public ?string $name = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $startDate = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    #[Assert\GreaterThan(propertyPath: 'startDate')]
    public ?\DateTimeImmutable $endDate = null;

    #[ORM\Column]
    public bool $current = false;

    public function getId(): ?int
    {
        return $this->id;
    }
}
