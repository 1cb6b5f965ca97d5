<?php

declare(strict_types=1);

namespace Library\State;

use ApiPlatform\Metadata\Operation;
use ApiPlatform\State\ProviderInterface;
use Library\Entity\Breakage;

/** @implements ProviderInterface<Breakage> */
final class BrokenProvider implements ProviderInterface
{
    public function provide(Operation $operation, array $uriVariables = [], array $context = []): never
    {
        throw new \RuntimeException('The shelf has fallen down.');
    }
}
