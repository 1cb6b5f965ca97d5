<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
use ApiPlatform\Doctrine\Orm\Filter\DateFilter;
use ApiPlatform\Doctrine\Orm\Filter\NumericFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Serializer\Filter\PropertyFilter;
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Library\State\CancelProcessor;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Validator\Constraints as Assert;
use Symfony\Component\Validator\Context\ExecutionContextInterface;

/** Read and written through groups: fields to be read alone, to be written alone, and an operation of its own. */
#[ApiResource(
    operations: [
        new GetCollection(),
        new Post(),
        new Get(),
        new Patch(),
        new Delete(),
        new Post(
            uriTemplate: '/events/{id}/cancel',
            processor: CancelProcessor::class,
            deserialize: false,
            validate: false,
            status: 200,
        ),
    ],
    normalizationContext: ['groups' => ['event:read']],
    denormalizationContext: ['groups' => ['event:write']],
)]
#[ApiFilter(SearchFilter::class, properties: ['name' => 'partial', 'language' => 'exact', 'speakers' => 'exact', 'speakers.penName' => 'ipartial'])]
#[ApiFilter(DateFilter::class, properties: ['startsAt'])]
#[ApiFilter(NumericFilter::class, properties: ['places'])]
#[ApiFilter(BooleanFilter::class, properties: ['confirmed'])]
#[ApiFilter(OrderFilter::class, properties: ['startsAt', 'name'])]
#[ApiFilter(PropertyFilter::class)]
#[ORM\Entity]
class Event
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    #[Groups('event:read')]
    private ?int $id = null;

    #[ORM\Column(length: 80)]
    #[Assert\NotBlank]
    #[Groups(['event:read', 'event:write'])]
    public ?string $name = null;

    #[ORM\Column(type: 'datetime_immutable')]
    #[Assert\NotNull]
    #[Groups(['event:read', 'event:write'])]
    public ?\DateTimeImmutable $startsAt = null;

    #[ORM\Column(type: 'datetime_immutable', nullable: true)]
    #[Groups(['event:read', 'event:write'])]
    public ?\DateTimeImmutable $endsAt = null;

    #[ORM\Column(nullable: true)]
    #[Groups(['event:read', 'event:write'])]
    public ?int $places = null;

    #[ORM\Column(nullable: true)]
    #[Groups(['event:read', 'event:write'])]
    public ?bool $confirmed = null;

    #[ORM\Column(length: 3, nullable: true, enumType: Language::class)]
    #[Groups(['event:read', 'event:write'])]
    public ?Language $language = null;

    #[ORM\Column]
    #[Groups('event:read')]
    public bool $cancelled = false;

    #[ORM\Column(type: 'datetime_immutable')]
    #[Groups('event:read')]
    public \DateTimeImmutable $createdAt;

    #[ORM\Column(nullable: true)]
    #[Groups('event:write')]
    public ?string $accessCode = null;

    /** @var Collection<int, Author> */
    #[ORM\ManyToMany(targetEntity: Author::class)]
    #[Groups(['event:read', 'event:write'])]
    public Collection $speakers;

    #[ORM\ManyToOne]
    #[Groups(['event:read', 'event:write'])]
    public ?Genre $genre = null;

    public function __construct()
    {
        $this->speakers = new ArrayCollection();
        $this->createdAt = new \DateTimeImmutable('2026-11-02T08:00:00');
    }

    public function getId(): ?int
    {
        return $this->id;
    }

    public function addSpeaker(Author $speaker): void
    {
        if (!$this->speakers->contains($speaker)) {
            $this->speakers->add($speaker);
        }
    }

    public function removeSpeaker(Author $speaker): void
    {
        $this->speakers->removeElement($speaker);
    }

    #[Assert\Callback]
    public function endsAfterItStarts(ExecutionContextInterface $context): void
    {
        if ($this->endsAt && $this->startsAt && $this->endsAt < $this->startsAt) {
            $context->buildViolation('La fin précède le début.')->atPath('endsAt')->addViolation();
        }
        if (13 === $this->places) {
            $context->buildViolation('Treize places portent malheur.')->addViolation();
        }
    }
}
