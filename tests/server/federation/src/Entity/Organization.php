<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Bridge\Doctrine\Validator\Constraints\UniqueEntity;
use Symfony\Component\Validator\Constraints as Assert;

/** A body of the federation. Its records are told under the addresses of their own classes. */
#[ApiResource(
    operations: [new GetCollection(), new Get()],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'name' => 'ipartial', 'identifier' => 'start'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity, ORM\HasLifecycleCallbacks, ORM\InheritanceType('JOINED')]
#[ORM\DiscriminatorColumn('kind', length: 10), ORM\DiscriminatorMap(['club' => Club::class, 'league' => League::class])]
#[UniqueEntity('identifier')]
abstract class Organization
{
    use Dated;

    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 8, unique: true)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 8)]
    public ?string $identifier = null;

    #[ORM\Column(length: 150)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 150)]
    public ?string $name = null;

    #[ORM\Column(length: 180, nullable: true)]
    #[Assert\Email]
    public ?string $email = null;

    // Of the club its league, of the league nothing.
    #[ORM\ManyToOne(targetEntity: self::class)]
    public ?self $parent = null;

    // Sent as IRI, although it may be written in place.
    #[ORM\OneToOne(cascade: ['persist'])]
    #[ApiProperty(readableLink: false, writableLink: true)]
    #[Assert\Valid]
    public ?Address $mainAddress = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
