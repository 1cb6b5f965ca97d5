<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\RangeFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
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
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'name' => 'ipartial'])]
#[ApiFilter(RangeFilter::class, properties: ['numberOfTables'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class SportHall
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 100)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 100)]
    public ?string $name = null;

    #[ORM\OneToOne(cascade: ['persist'])]
    #[ApiProperty(readableLink: true, writableLink: true)]
    #[Assert\Valid]
    public ?Address $address = null;

    #[ORM\Column(type: 'smallint')]
    #[Assert\NotNull]
    #[Assert\Range(min: 1, max: 200)]
    public ?int $numberOfTables = null;

    #[ORM\Column(type: 'decimal', precision: 5, scale: 2, nullable: true)]
    public ?string $height = null;

    // Larger than any number of JavaScript may be: sent as text.
    #[ORM\Column(type: 'bigint', nullable: true)]
    public ?string $registryNumber = null;

    #[ORM\Column(nullable: true)]
    public ?bool $specific = null;

    #[ORM\Column(type: 'time_immutable', nullable: true)]
    public ?\DateTimeImmutable $opensAt = null;

    /** @var list<string> */
    #[ORM\Column(type: 'simple_array', nullable: true)]
    public array $accessibility = [];

    /** @var array<string, mixed> */
    #[ORM\Column(type: 'json')]
    public array $equipment = [];

    #[ORM\ManyToOne(cascade: ['persist'])]
    #[ApiProperty(readableLink: true, writableLink: true)]
    #[Assert\Valid]
    public ?File $photo = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
