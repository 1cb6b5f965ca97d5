<?php

declare(strict_types=1);

namespace App;

/** What the application shows of itself: a face chosen by `APP_ENV`, and what single switches change of it. */
final readonly class Face
{
    private const NAMES = ['bare', 'stock', 'stock_prefix', 'described', 'described_prefix', 'described_utc'];

    private function __construct(
        public string $name,
        /** Field descriptions, permissions, the headers and filters of the specification. */
        public bool $described,
        /** `hydra:` before the keys of documents. */
        public bool $prefixed,
        /** PHP's `date.timezone`: the offset that dates carry. */
        public string $zone,
        public bool $graphql,
        /** The client may choose how many records a page has. */
        public bool $pageSize,
        public bool $accesses,
        public bool $put,
        public bool $patch,
        /** PUT replaces the whole record, as API Platform 4 does by itself; else it merges. */
        public bool $standardPut,
    ) {
    }

    public static function ofEnvironment(): self
    {
        $name = getenv('APP_ENV') ?: 'stock';
        if (!\in_array($name, self::NAMES, true)) {
            throw new \InvalidArgumentException("Unknown face '$name'; there are: ".implode(', ', self::NAMES));
        }
        $described = str_starts_with($name, 'described');
        // API Platform as it is installed: neither GraphQL nor anything of the specification.
        $bare = 'bare' === $name;

        return new self(
            name: $name,
            described: $described,
            prefixed: str_ends_with($name, '_prefix'),
            zone: str_ends_with($name, '_utc') ? 'UTC' : 'Europe/Paris',
            graphql: self::switched('SERVER_GRAPHQL', !$bare),
            pageSize: self::switched('SERVER_PAGE_SIZE', !$bare),
            accesses: self::switched('SERVER_ACCESSES', !$bare),
            // The operations that API Platform 4 gives by default have PATCH and no PUT.
            put: self::switched('SERVER_PUT', !\in_array($name, ['bare', 'stock'], true)),
            patch: self::switched('SERVER_PATCH', !$described),
            standardPut: self::switched('SERVER_STANDARD_PUT', false),
        );
    }

    /** What the container is compiled for: no two different ones share a cache. */
    public function key(): string
    {
        return $this->name.'-'.substr(md5(serialize($this)), 0, 8);
    }

    private static function switched(string $variable, bool $otherwise): bool
    {
        $value = getenv($variable);

        return false === $value || '' === $value ? $otherwise : '1' === $value;
    }
}
