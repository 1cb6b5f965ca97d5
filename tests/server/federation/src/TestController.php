<?php

declare(strict_types=1);

namespace App;

use App\Security\Tokens;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\Routing\Attribute\Route;

/** Routes of the tests beside the API: the code that would be mailed, and every row that is stored. */
#[AsController]
final readonly class TestController
{
    public function __construct(private Connection $connection)
    {
    }

    #[Route('/test/code', methods: ['POST'])]
    public function code(Request $request): JsonResponse
    {
        return new JsonResponse(['code' => Tokens::code((string) ($request->toArray()['hash'] ?? ''))]);
    }

    #[Route('/test/database', methods: ['GET'])]
    public function database(): JsonResponse
    {
        $rows = [];
        foreach ($this->connection->createSchemaManager()->listTables() as $table) {
            $name = $table->getName();
            $keys = $table->getPrimaryKey()?->getColumns() ?? [];
            foreach ($this->connection->iterateAssociative('SELECT * FROM '.$this->connection->quoteIdentifier($name)) as $row) {
                $row = array_map(self::readable(...), $row);
                $rows[$name.'/'.implode('-', array_map(static fn (string $key) => $row[$key], $keys))] = $row;
            }
        }
        ksort($rows);

        return new JsonResponse($rows);
    }

    /** A UUID and a ULID are sixteen bytes; a number that JavaScript would round is a text. */
    private static function readable(mixed $value): mixed
    {
        if (\is_int($value)) {
            return abs($value) > 2 ** 53 ? (string) $value : $value;
        }

        return \is_string($value) && 16 === \strlen($value) && preg_match('/[^\x20-\x7e]/', $value) ? bin2hex($value) : $value;
    }
}
