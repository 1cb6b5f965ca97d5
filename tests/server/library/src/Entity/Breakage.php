<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use Library\State\BrokenProvider;

/** Documented, and broken. */
#[ApiResource(operations: [new GetCollection(), new Get()], provider: BrokenProvider::class)]
class Breakage
{
    public int $id = 0;

    public ?string $damage = null;
}
