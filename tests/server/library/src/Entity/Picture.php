<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Post;
use ApiPlatform\OpenApi\Model;
use Doctrine\ORM\Mapping as ORM;
use Library\State\PictureProcessor;

/** Made of a file, as the documentation of API Platform shows how. */
#[ApiResource(
    types: ['https://schema.org/MediaObject'],
    operations: [
        new Get(),
        new GetCollection(),
        new Delete(),
        new Post(
            inputFormats: ['multipart' => ['multipart/form-data']],
            deserialize: false,
            processor: PictureProcessor::class,
            openapi: new Model\Operation(
                requestBody: new Model\RequestBody(
                    content: new \ArrayObject([
                        'multipart/form-data' => [
                            'schema' => [
                                'type' => 'object',
                                'properties' => ['file' => ['type' => 'string', 'format' => 'binary']],
                            ],
                        ],
                    ]),
                ),
            ),
        ),
    ],
)]
#[ORM\Entity]
class Picture
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column]
    #[ApiProperty(types: ['https://schema.org/contentUrl'], writable: false)]
    public ?string $contentUrl = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
