<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Known by what stands on it: signs, spaces and slashes too. */
#[ApiResource(
    operations: [
        new GetCollection(),
        new Post(),
        new Get(uriTemplate: '/shelves/{code}', requirements: ['code' => '.+']),
        new Patch(uriTemplate: '/shelves/{code}', requirements: ['code' => '.+']),
        new Delete(uriTemplate: '/shelves/{code}', requirements: ['code' => '.+']),
    ],
)]
#[ApiFilter(SearchFilter::class, properties: ['code' => 'ipartial', 'heading' => 'ipartial'])]
#[ApiFilter(OrderFilter::class, properties: ['code', 'capacity'])]
#[ORM\Entity]
class Shelf
{
    #[ORM\Id, ORM\Column(length: 30)]
    #[ApiProperty(identifier: true)]
    #[Assert\NotBlank]
    #[Assert\Length(max: 30)]
    public string $code = '';

    #[ORM\Column(length: 60)]
    #[Assert\NotBlank]
    public ?string $heading = null;

    #[ORM\Column(type: 'smallint')]
    #[Assert\Range(min: 0, max: 500)]
    public int $capacity = 40;
}
