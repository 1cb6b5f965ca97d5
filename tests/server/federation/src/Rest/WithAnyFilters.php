<?php

declare(strict_types=1);

namespace App\Rest;

use ApiPlatform\Metadata\CollectionOperationInterface;
use ApiPlatform\Metadata\Operation;
use ApiPlatform\Metadata\Resource\Factory\ResourceMetadataCollectionFactoryInterface;
use ApiPlatform\Metadata\Resource\ResourceMetadataCollection;

/** Gives `or` and `not` to every collection of the application, in REST and in GraphQL. */
final readonly class WithAnyFilters implements ResourceMetadataCollectionFactoryInterface
{
    public function __construct(private ResourceMetadataCollectionFactoryInterface $inner)
    {
    }

    public function create(string $resourceClass): ResourceMetadataCollection
    {
        $resources = $this->inner->create($resourceClass);
        if (!str_starts_with($resourceClass, 'App\\')) {
            return $resources;
        }
        foreach ($resources as $index => $resource) {
            $operations = $resource->getOperations();
            foreach ($operations ?? [] as $name => $operation) {
                $operations->add($name, self::filtered($operation));
            }
            $graphql = array_map(self::filtered(...), $resource->getGraphQlOperations() ?? []);
            $resources[$index] = $resource->withOperations($operations)->withGraphQlOperations($graphql);
        }

        return $resources;
    }

    private static function filtered(Operation $operation): Operation
    {
        return $operation instanceof CollectionOperationInterface
            ? $operation->withFilters([...($operation->getFilters() ?? []), 'app.or', 'app.not'])
            : $operation;
    }
}
