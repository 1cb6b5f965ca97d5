<?php

declare(strict_types=1);

namespace App\Mapping;

/** What the validator demands of one property. */
final readonly class Rules
{
    public function __construct(
        /** @var list<array{name: string, options: object, groups: list<string>}> */
        public array $constraints,
        public ?array $length,
        public ?array $count,
        public ?array $choices,
    ) {
    }
}
