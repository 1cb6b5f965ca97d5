<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
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
use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ApiFilter(SearchFilter::class, properties: [
    'id' => 'exact', 'name' => 'ipartial', 'identifier' => 'start', 'affiliationState' => 'exact', 'country' => 'exact',
])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class Club extends Organization
{
    #[ORM\Column(length: 30, nullable: true)]
    #[Assert\Length(max: 30)]
    public ?string $shortLabel = null;

    #[ORM\Column(length: 12)]
    #[Assert\NotBlank]
    #[Assert\Choice(['toRenew', 'inProgress', 'validated', 'closed'])]
    public ?string $affiliationState = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    #[Assert\LessThanOrEqual('today')]
    public ?\DateTimeImmutable $foundationDate = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $firstAffiliationDate = null;

    #[ORM\Column(length: 10, nullable: true)]
    #[Assert\Regex('/^W\d{9}$/')]
    public ?string $prefectureNumber = null;

    #[ORM\Column(length: 50, nullable: true)]
    #[Assert\Length(max: 50)]
    public ?string $colors = null;

    #[ORM\Column(nullable: true)]
    #[Assert\PositiveOrZero]
    public ?int $numberOfMembers = null;

    #[ORM\Column(nullable: true)]
    #[Assert\Range(min: -90, max: 90)]
    public ?float $latitude = null;

    #[ORM\Column(type: 'decimal', precision: 10, scale: 2, nullable: true)]
    public ?string $budget = null;

    #[ORM\Column(type: 'datetime_immutable', nullable: true)]
    public ?\DateTimeImmutable $openedAt = null;

    #[ORM\Column(type: 'text', nullable: true)]
    #[Assert\Length(max: 2000)]
    public ?string $description = null;

    #[ORM\ManyToOne]
    public ?Country $country = null;

    /** @var Collection<int, SportHall> */
    #[ORM\ManyToMany(targetEntity: SportHall::class)]
    #[ORM\OrderBy(['id' => 'ASC'])]
    #[ApiProperty(readableLink: false)]
    public Collection $sportHalls;

    public function __construct()
    {
        $this->sportHalls = new ArrayCollection();
    }

    public function addSportHall(SportHall $sportHall): void
    {
        if (!$this->sportHalls->contains($sportHall)) {
            $this->sportHalls->add($sportHall);
        }
    }

    public function removeSportHall(SportHall $sportHall): void
    {
        $this->sportHalls->removeElement($sportHall);
    }
}
