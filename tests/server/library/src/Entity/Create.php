<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Its collection is named as the page of a new record is. */
#[ApiResource(operations: [
    new GetCollection(uriTemplate: '/create'),
    new Post(uriTemplate: '/create'),
    new Get(uriTemplate: '/create/{id}'),
    new Patch(uriTemplate: '/create/{id}'),
])]
#[ORM\Entity, ORM\Table(name: 'a_create')]
class Create
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 40)]
    #[Assert\NotBlank]
    public ?string $terminal = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
