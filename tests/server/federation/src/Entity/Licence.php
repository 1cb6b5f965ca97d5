<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
use ApiPlatform\Doctrine\Orm\Filter\DateFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\RangeFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\GraphQl\Query;
use ApiPlatform\Metadata\GraphQl\QueryCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Bridge\Doctrine\Validator\Constraints\UniqueEntity;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
    normalizationContext: ['groups' => ['licence:read']],
    denormalizationContext: ['groups' => ['licence:write']],
    // GraphQL reads every property: the groups of REST would leave related records without their own.
    graphQlOperations: [
        new Query(normalizationContext: ['skip_null_values' => false]),
        new QueryCollection(normalizationContext: ['skip_null_values' => false]),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: [
    'id' => 'exact', 'identifier' => 'start', 'person' => 'exact', 'person.familyName' => 'ipartial',
    'person.gender' => 'exact', 'club' => 'exact', 'season' => 'exact', 'type' => 'exact', 'type.code' => 'exact',
    'category' => 'exact', 'medical' => 'exact', 'state' => 'exact',
])]
#[ApiFilter(DateFilter::class, properties: ['validationDate'])]
#[ApiFilter(RangeFilter::class, properties: ['points'])]
#[ApiFilter(BooleanFilter::class, properties: ['corpo'])]
#[ApiFilter(OrderFilter::class, properties: [
    'id', 'identifier', 'person.familyName', 'person.givenName', 'person.birthDate', 'points', 'validationDate',
    'type.name', 'category.name',
])]
#[UniqueEntity('identifier')]
#[ORM\Entity, ORM\HasLifecycleCallbacks]
class Licence
{
    use Dated;

    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups(['licence:read', 'person:read'])]
    private ?int $id = null;

    #[ORM\Column(length: 8, unique: true)]
    #[Assert\NotBlank]
    #[Assert\Length(exactly: 8)]
    #[Groups(['licence:read', 'licence:write', 'person:read'])]
    public ?string $identifier = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    #[Groups(['licence:read', 'licence:write'])]
    public ?Person $person = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    #[Groups(['licence:read', 'licence:write'])]
    public ?Club $club = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    #[Groups(['licence:read', 'licence:write'])]
    public ?Season $season = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    #[Groups(['licence:read', 'licence:write'])]
    public ?Referential $type = null;

    #[ORM\ManyToOne]
    #[ApiProperty(writable: false)]
    #[Groups('licence:read')]
    public ?Referential $category = null;

    #[ORM\ManyToOne]
    #[Groups(['licence:read', 'licence:write'])]
    public ?Referential $medical = null;

    // Sent as objects, written as IRIs.
    /** @var Collection<int, Referential> */
    #[ORM\ManyToMany(targetEntity: Referential::class)]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[Assert\Count(min: 1)]
    #[Groups(['licence:read', 'licence:write'])]
    public Collection $practiceForms;

    #[ORM\Column(length: 12)]
    #[Assert\NotBlank]
    #[Assert\Choice(['draft', 'pending', 'validated', 'suspended', 'cancelled'])]
    #[Groups(['licence:read', 'licence:write'])]
    public ?string $state = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    #[Groups(['licence:read', 'licence:write'])]
    public ?\DateTimeImmutable $validationDate = null;

    #[ORM\Column(type: 'decimal', precision: 8, scale: 2, nullable: true)]
    #[Assert\Range(min: 500, max: 4000)]
    #[Groups(['licence:read', 'licence:write'])]
    public ?string $points = null;

    #[ORM\Column(nullable: true)]
    #[Groups(['licence:read', 'licence:write'])]
    public ?float $monthlyPoints = null;

    #[ORM\Column(nullable: true)]
    #[Assert\Range(min: 5, max: 40)]
    #[Groups(['licence:read', 'licence:write'])]
    public ?int $ranking = null;

    #[ORM\Column]
    #[Groups(['licence:read', 'licence:write'])]
    public bool $corpo = false;

    #[ORM\Column(type: 'text', nullable: true)]
    #[Assert\Length(max: 500)]
    #[Groups(['licence:read', 'licence:write'])]
    public ?string $comment = null;

    public function __construct()
    {
        $this->practiceForms = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function addPracticeForm(Referential $practiceForm): void
    {
        if (!$this->practiceForms->contains($practiceForm)) {
            $this->practiceForms->add($practiceForm);
        }
    }

    public function removePracticeForm(Referential $practiceForm): void
    {
        $this->practiceForms->removeElement($practiceForm);
    }
}
