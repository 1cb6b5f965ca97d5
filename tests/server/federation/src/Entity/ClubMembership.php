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

/** Every relation is told as IRI: no groups. */
#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ApiFilter(SearchFilter::class, properties: [
    'id' => 'exact', 'person' => 'exact', 'person.familyName' => 'ipartial', 'club' => 'exact', 'season' => 'exact',
    'type' => 'exact',
])]
#[ApiFilter(BooleanFilter::class, properties: ['paid'])]
#[ApiFilter(OrderFilter::class, properties: ['id', 'startDate', 'endDate', 'fee', 'person.familyName'])]
#[UniqueEntity(fields: ['person', 'club', 'season'], message: 'Cette personne est déjà adhérente pour cette saison.')]
#[ORM\Entity]
class ClubMembership
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Club $club = null;

    #[ORM\ManyToOne(inversedBy: 'clubMemberships'), ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Person $person = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Season $season = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $startDate = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    #[Assert\GreaterThanOrEqual(propertyPath: 'startDate')]
    public ?\DateTimeImmutable $endDate = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Referential $type = null;

    #[ORM\ManyToOne]
    public ?Licence $licence = null;

    // In cents.
    #[ORM\Column(nullable: true)]
    #[Assert\PositiveOrZero]
    public ?int $fee = null;

    #[ORM\Column]
    public bool $paid = false;

    /** @var list<string> */
    #[ORM\Column(type: 'json')]
    public array $groups = [];

    public function getId(): ?int
    {
        return $this->id;
    }
}
