<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Doctrine\Orm\Filter\OrderFilter;
use ApiPlatform\Doctrine\Orm\Filter\SearchFilter;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Delete;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use ApiPlatform\Metadata\Patch;
use ApiPlatform\Metadata\Post;
use ApiPlatform\Metadata\Put;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

#[ApiResource(
    operations: [new GetCollection(), new Post(), new Get(), new Put(), new Patch(), new Delete()],
)]
#[ApiFilter(SearchFilter::class, properties: ['id' => 'exact', 'name' => 'ipartial', 'identifier' => 'start'])]
#[ApiFilter(OrderFilter::class)]
#[ORM\Entity]
class League extends Organization
{
    #[ORM\Column(length: 80, nullable: true)]
    #[Assert\Length(max: 80)]
    public ?string $region = null;
}
