<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\RangeFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\GetCollection;
use Doctrine\ORM\Mapping as ORM;

/** Listed alone, from one cursor to the next; no item of it has an address that can be read. */
#[ApiResource(operations: [new GetCollection(
    paginationPartial: true,
    paginationItemsPerPage: 10,
    paginationViaCursor: [['field' => 'id', 'direction' => 'DESC']],
    order: ['id' => 'DESC'],
)])]
#[ApiFilter(RangeFilter::class, properties: ['id'])]
#[ApiFilter(OrderFilter::class, properties: ['id'])]
#[ORM\Entity]
class AuditLog
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 80)]
    public string $what = '';

    #[ORM\Column(type: 'datetime_immutable')]
    public \DateTimeImmutable $at;

    public function getId(): ?int
    {
        return $this->id;
    }
}
