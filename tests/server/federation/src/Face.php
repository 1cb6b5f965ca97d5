<?php

declare(strict_types=1);

namespace App;

/** Which application answers and what it shows of itself: a face chosen by `APP_ENV`, and what switches change of it. */
final readonly class Face
{
    private const NAMES = [
        'bare', 'stock', 'stock_prefix', 'described', 'described_prefix', 'described_utc', 'library', 'library_prefix',
        'library_unnamed',
    ];

    private function __construct(
        public string $name,
        /** The records of `tests/server/library` in place of the federation's. */
        public bool $library,
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
        /** The login gives a refresh token; LexikJWT by itself gives none. */
        public bool $refresh,
        public bool $put,
        public bool $patch,
        /** PUT replaces the whole record, as API Platform 4 does by itself; else it merges. */
        public bool $standardPut,
        /** Names its collections at `/api`. */
        public bool $entrypoint,
        /** Has its Hydra and OpenAPI documents. */
        public bool $docs,
        /** Speaks JSON-LD; else plain JSON alone. */
        public bool $jsonld,
    ) {
    }

    public static function ofEnvironment(): self
    {
        $name = getenv('APP_ENV') ?: 'stock';
        if (!\in_array($name, self::NAMES, true)) {
            throw new \InvalidArgumentException("Unknown face '$name'; there are: ".implode(', ', self::NAMES));
        }
        $described = str_starts_with($name, 'described');
        $library = str_starts_with($name, 'library');
        // API Platform as it is installed: neither GraphQL nor anything of the specification.
        $bare = 'bare' === $name || $library;

        return new self(
            name: $name,
            library: $library,
            described: $described,
            prefixed: str_ends_with($name, '_prefix'),
            zone: str_ends_with($name, '_utc') ? 'UTC' : 'Europe/Paris',
            graphql: self::switched('SERVER_GRAPHQL', !$bare),
            pageSize: self::switched('SERVER_PAGE_SIZE', !$bare),
            accesses: self::switched('SERVER_ACCESSES', !$bare),
            refresh: self::switched('SERVER_REFRESH', !$library),
            // The operations that API Platform 4 gives by default have PATCH and no PUT.
            put: self::switched('SERVER_PUT', !$bare && 'stock' !== $name),
            patch: self::switched('SERVER_PATCH', !$described),
            standardPut: self::switched('SERVER_STANDARD_PUT', false),
            entrypoint: self::switched('SERVER_ENTRYPOINT', !str_ends_with($name, '_unnamed')),
            docs: self::switched('SERVER_DOCS', true),
            jsonld: self::switched('SERVER_JSONLD', true),
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
