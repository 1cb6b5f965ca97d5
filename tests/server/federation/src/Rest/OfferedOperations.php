<?php

declare(strict_types=1);

namespace App\Rest;

use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Put;
use ApiPlatform\Metadata\Resource\Factory\ResourceMetadataCollectionFactoryInterface;
use ApiPlatform\Metadata\Resource\ResourceMetadataCollection;

/** Takes away what a face does not offer: a verb of updating, GraphQL. */
final readonly class OfferedOperations implements ResourceMetadataCollectionFactoryInterface
{
    public function __construct(
        private ResourceMetadataCollectionFactoryInterface $inner,
        private bool $put,
        private bool $patch,
        private bool $graphql,
    ) {
    }

    public function create(string $resourceClass): ResourceMetadataCollection
    {
        $resources = $this->inner->create($resourceClass);
        foreach ($resources as $index => $resource) {
            $operations = $resource->getOperations();
            foreach ($operations ?? [] as $name => $operation) {
                if ((!$this->put && $operation instanceof Put) || (!$this->patch && $operation instanceof Patch)) {
                    $operations->remove($name);
                }
            }
            $offered = $resource->withOperations($operations);
            $resources[$index] = $this->graphql ? $offered : $offered->withGraphQlOperations([]);
        }

        return $resources;
    }
}
