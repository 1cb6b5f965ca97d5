<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use Library\State\OccupancyProvider;

/** No entity: counted when it is asked for, and only to be read. */
#[ApiResource(operations: [new GetCollection(), new Get()], provider: OccupancyProvider::class, paginationEnabled: false)]
final class Occupancy
{
    public function __construct(
        #[ApiProperty(identifier: true)]
        public string $room = '',
        public int $seats = 0,
        public float $share = 0,
        public ?\DateTimeImmutable $countedAt = null,
    ) {
    }
}
