<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\BooleanFilter;
use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Validator\Constraints as Assert;

/** Known by a ULID; nobody counts how many there are. */
#[ApiResource(paginationPartial: true, paginationItemsPerPage: 10, order: ['dueOn' => 'ASC', 'id' => 'ASC'])]
#[ApiFilter(SearchFilter::class, properties: ['borrower' => 'ipartial', 'book' => 'exact'])]
#[ApiFilter(BooleanFilter::class, properties: ['returned'])]
#[ApiFilter(OrderFilter::class, properties: ['dueOn', 'borrower'])]
#[ORM\Entity]
class Loan
{
    #[ORM\Id, ORM\Column(type: 'ulid')]
    private Ulid $id;

    #[ORM\Column(length: 60)]
    #[Assert\NotBlank]
    #[Assert\Length(min: 2, max: 60)]
    public ?string $borrower = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Book $book = null;

    #[ORM\Column(type: 'date_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $dueOn = null;

    #[ORM\Column]
    public bool $returned = false;

    public function __construct(?Ulid $id = null)
    {
        $this->id = $id ?? new Ulid();
    }

    public function getId(): Ulid
    {
        return $this->id;
    }
}
