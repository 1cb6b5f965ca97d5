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

/** Its collection stands where the application has its login. */
#[ApiResource(operations: [
    new GetCollection(uriTemplate: '/login'),
    new Post(uriTemplate: '/login'),
    new Get(uriTemplate: '/login/{id}'),
    new Patch(uriTemplate: '/login/{id}'),
])]
#[ORM\Entity, ORM\Table(name: 'a_login')]
class Login
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
