<?php

declare(strict_types=1);

namespace App\Security;

use ApiPlatform\Metadata\HttpOperation;
use ApiPlatform\Metadata\Resource\Factory\ResourceMetadataCollectionFactoryInterface;
use ApiPlatform\Metadata\Resource\ResourceMetadataCollection;

/** Demands the right of writing for every operation that writes, as `security` of an operation does. */
final readonly class EditorsWrite implements ResourceMetadataCollectionFactoryInterface
{
    public function __construct(private ResourceMetadataCollectionFactoryInterface $inner)
    {
    }

    public function create(string $resourceClass): ResourceMetadataCollection
    {
        $resources = $this->inner->create($resourceClass);
        foreach ($resources as $index => $resource) {
            $operations = $resource->getOperations();
            foreach ($operations ?? [] as $name => $operation) {
                if ($operation instanceof HttpOperation && 'GET' !== $operation->getMethod()) {
                    $operations->add($name, $operation->withSecurity("is_granted('ROLE_EDITOR')"));
                }
            }
            $resources[$index] = $resource->withOperations($operations);
        }

        return $resources;
    }
}
