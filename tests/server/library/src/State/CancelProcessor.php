<?php

declare(strict_types=1);

namespace Library\State;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProcessorInterface;
use Doctrine\ORM\EntityManagerInterface;
use Library\Entity\Event;

/** @implements ProcessorInterface<Event, Event> */
final readonly class CancelProcessor implements ProcessorInterface
{
    public function __construct(private EntityManagerInterface $em)
    {
    }

    public function process(mixed $data, Operation $operation, array $uriVariables = [], array $context = []): Event
    {
        $data->cancelled = true;
        $this->em->flush();

        return $data;
    }
}
