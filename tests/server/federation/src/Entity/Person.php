<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
use ApiPlatform\Doctrine\Orm\Filter\DateFilter;
use ApiPlatform\Doctrine\Orm\Filter\ExistsFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
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
    normalizationContext: ['groups' => ['person:read']],
    denormalizationContext: ['groups' => ['person:write']],
    // GraphQL reads every property: the groups of REST would leave related records without their own.
    graphQlOperations: [
        new Query(normalizationContext: ['skip_null_values' => false]),
        new QueryCollection(normalizationContext: ['skip_null_values' => false]),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: [
    'id' => 'exact', 'familyName' => 'ipartial', 'givenName' => 'ipartial', 'gender' => 'exact', 'club' => 'exact',
    'nationality' => 'exact', 'birthCountry' => 'exact', 'licence.identifier' => 'start',
    'mainAddress.postalCode' => 'start', 'mainAddress.addressLocality' => 'ipartial',
])]
#[ApiFilter(DateFilter::class, properties: ['birthDate'])]
#[ApiFilter(BooleanFilter::class, properties: ['imageConsent'])]
#[ApiFilter(ExistsFilter::class, properties: ['licence'])]
#[ApiFilter(OrderFilter::class, properties: [
    'id', 'familyName', 'givenName', 'birthDate', 'gender', 'licence.identifier', 'mainAddress.addressLocality',
])]
#[UniqueEntity('email')]
#[ORM\Entity, ORM\HasLifecycleCallbacks]
class Person
{
    use Dated;

    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups(['person:read', 'licence:read'])]
    private ?int $id = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 80)]
    #[Groups(['person:read', 'person:write', 'licence:read'])]
    public ?string $familyName = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 80)]
    #[Groups(['person:read', 'person:write', 'licence:read'])]
    public ?string $givenName = null;

    #[ORM\Column(length: 80, nullable: true)]
    #[Assert\Length(max: 80)]
    #[Groups(['person:read', 'person:write'])]
    public ?string $birthName = null;

    #[ORM\Column(length: 1, enumType: Gender::class)]
    #[Assert\NotNull]
    #[Groups(['person:read', 'person:write', 'licence:read'])]
    public ?Gender $gender = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    #[Assert\LessThan('today')]
    #[Groups(['person:read', 'person:write', 'licence:read'])]
    public ?\DateTimeImmutable $birthDate = null;

    #[ORM\Column(length: 100, nullable: true)]
    #[Assert\Length(max: 100)]
    #[Groups(['person:read', 'person:write'])]
    public ?string $birthTown = null;

    // Sent as IRI: none of the country's properties is in the groups of a person.
    #[ORM\ManyToOne]
    #[Groups(['person:read', 'person:write'])]
    public ?Country $birthCountry = null;

    // Sent as object, written as IRI.
    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    #[Groups(['person:read', 'person:write'])]
    public ?Referential $nationality = null;

    #[ORM\ManyToOne]
    #[Assert\NotNull]
    #[Groups(['person:read', 'person:write'])]
    public ?Club $club = null;

    #[ORM\Column(length: 180, nullable: true, unique: true)]
    #[Assert\Email]
    #[Groups(['person:read', 'person:write'])]
    public ?string $email = null;

    // Sent as object, written in place.
    #[ORM\OneToOne(cascade: ['persist'])]
    #[Assert\Valid]
    #[Groups(['person:read', 'person:write'])]
    public ?Address $mainAddress = null;

    /** @var Collection<int, ContactPoint> */
    #[ORM\OneToMany(targetEntity: ContactPoint::class, mappedBy: 'person', cascade: ['persist', 'remove'], orphanRemoval: true)]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[Assert\Valid]
    #[Assert\Count(max: 3)]
    #[Groups(['person:read', 'person:write'])]
    public Collection $contactPoints;

    #[ORM\ManyToOne(targetEntity: self::class)]
    #[ApiProperty(readableLink: false, writableLink: false)]
    #[Groups(['person:read', 'person:write'])]
    public ?self $guardian = null;

    #[ORM\Column]
    #[Groups(['person:read', 'person:write'])]
    public bool $imageConsent = false;

    #[ORM\Column(nullable: true)]
    #[Groups(['person:read', 'person:write'])]
    public ?bool $newsletter = null;

    #[ORM\ManyToOne]
    #[ApiProperty(readableLink: true, writable: false)]
    #[Groups('person:read')]
    public ?Licence $licence = null;

    /** @var Collection<int, ClubMembership> */
    #[ORM\OneToMany(targetEntity: ClubMembership::class, mappedBy: 'person', cascade: ['remove'])]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[ApiProperty(readableLink: false, writable: false)]
    #[Groups('person:read')]
    private Collection $clubMemberships;

    public function __construct()
    {
        $this->contactPoints = new ArrayCollection();
        $this->clubMemberships = new ArrayCollection();
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    /** @return Collection<int, ClubMembership> */
    public function getClubMemberships(): Collection
    {
        return $this->clubMemberships;
    }

    public function addContactPoint(ContactPoint $contactPoint): void
    {
        $contactPoint->person = $this;
        if (!$this->contactPoints->contains($contactPoint)) {
            $this->contactPoints->add($contactPoint);
        }
    }

    public function removeContactPoint(ContactPoint $contactPoint): void
    {
        $this->contactPoints->removeElement($contactPoint);
    }
}
