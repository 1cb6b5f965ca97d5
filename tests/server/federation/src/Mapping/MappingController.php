<?php

declare(strict_types=1);

namespace App\Mapping;

use ApiPlatform\Metadata\CollectionOperationInterface;
use ApiPlatform\Metadata\HttpOperation;
use ApiPlatform\Metadata\Resource\Factory\ResourceMetadataCollectionFactoryInterface;
use ApiPlatform\Metadata\Resource\Factory\ResourceNameCollectionFactoryInterface;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;
use Symfony\Component\Routing\Attribute\Route;

/** Answers the field descriptions of a collection, one for each of list, creation, change and reading. */
#[AsController]
final readonly class MappingController
{
    public function __construct(
        private ResourceNameCollectionFactoryInterface $names,
        private ResourceMetadataCollectionFactoryInterface $resources,
        private FieldDescriber $describer,
    ) {
    }

    #[Route('/api/{collection}/mapping', methods: ['GET', 'POST', 'PUT'])]
    public function mapping(string $collection, Request $request): JsonResponse
    {
        return match ($request->getMethod()) {
            'GET' => $this->read($collection, true),
            'POST' => $this->write($collection, ['POST']),
            // What changes a record is described at PUT, whichever verb the resource takes for it.
            'PUT' => $this->write($collection, ['PUT', 'PATCH']),
        };
    }

    #[Route('/api/{collection}/0/mapping', methods: ['GET'], priority: 1)]
    public function show(string $collection): JsonResponse
    {
        return $this->read($collection, false);
    }

    private function read(string $collection, bool $list): JsonResponse
    {
        [$class, $operations] = $this->find($collection);
        $isRead = static fn (HttpOperation $operation) => 'GET' === $operation->getMethod()
            && $operation instanceof CollectionOperationInterface === $list;
        $operation = array_values(array_filter($operations, $isRead))[0] ?? throw new NotFoundHttpException();

        return $this->answer($operations, $this->describer->toRead($class, $operation));
    }

    /** @param list<string> $verbs */
    private function write(string $collection, array $verbs): JsonResponse
    {
        [$class, $operations] = $this->find($collection);
        $isWrite = static fn (HttpOperation $operation) => \in_array($operation->getMethod(), $verbs, true);
        $operation = array_values(array_filter($operations, $isWrite))[0] ?? null;

        return $this->answer($operations, null === $operation ? [] : $this->describer->toWrite($class, $operation));
    }

    /** @param list<HttpOperation> $operations */
    private function answer(array $operations, array $fields): JsonResponse
    {
        $methods = array_map(static fn (HttpOperation $operation) => $operation->getMethod(), $operations);

        return new JsonResponse(['methods' => array_values(array_unique($methods)), 'fields' => $fields ?: new \stdClass()]);
    }

    /** @return array{class-string, list<HttpOperation>} */
    private function find(string $collection): array
    {
        foreach ($this->names->create() as $class) {
            foreach ($this->resources->create($class) as $resource) {
                $operations = array_values(iterator_to_array($resource->getOperations() ?? []));
                foreach ($operations as $operation) {
                    if (\in_array($operation->getUriTemplate(), ["/$collection", "/$collection{._format}"], true)) {
                        return [$class, $operations];
                    }
                }
            }
        }
        throw new NotFoundHttpException();
    }
}
