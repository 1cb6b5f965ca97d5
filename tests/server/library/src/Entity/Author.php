<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\ExistsFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Uid\Uuid;
use Symfony\Component\Validator\Constraints as Assert;

/** Known by a UUID. */
#[ApiResource]
#[ApiFilter(SearchFilter::class, properties: ['penName' => 'ipartial'])]
#[ApiFilter(ExistsFilter::class, properties: ['biography'])]
#[ApiFilter(OrderFilter::class, properties: ['penName', 'born'])]
#[ORM\Entity]
class Author
{
    #[ORM\Id, ORM\Column(type: 'uuid')]
    private Uuid $id;

    #[ORM\Column(length: 60)]
    #[Assert\NotBlank]
    #[Assert\Length(min: 2, max: 60)]
    public ?string $penName = null;

    #[ORM\Column(nullable: true)]
    #[Assert\Email]
    public ?string $mailbox = null;

    #[ORM\Column(nullable: true)]
    #[Assert\Url]
    public ?string $homepage = null;

    #[ORM\Column(type: 'date_immutable', nullable: true)]
    public ?\DateTimeImmutable $born = null;

    #[ORM\Column(type: 'text', nullable: true)]
    public ?string $biography = null;

    public function __construct(?Uuid $id = null)
    {
        $this->id = $id ?? Uuid::v7();
    }

    public function getId(): Uuid
    {
        return $this->id;
    }
}
