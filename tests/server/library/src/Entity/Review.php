<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Link;
use ApiPlatform\Metadata\Post;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Written once, never changed nor deleted; listed under its book too. */
#[ApiResource(operations: [new GetCollection(), new Post(), new Get()])]
#[ApiResource(
    uriTemplate: '/books/{bookId}/reviews',
    operations: [new GetCollection()],
    uriVariables: ['bookId' => new Link(fromClass: Book::class, toProperty: 'book')],
)]
#[ORM\Entity]
class Review
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\ManyToOne, ORM\JoinColumn(nullable: false)]
    #[Assert\NotNull]
    public ?Book $book = null;

    #[ORM\Column(type: 'smallint')]
    #[Assert\Range(min: 0, max: 5)]
    public int $rating = 0;

    #[ORM\Column(type: 'text')]
    #[Assert\NotBlank]
    public ?string $body = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
