<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiResource;
use ApiPlatform\Metadata\Get;
use ApiPlatform\Metadata\GetCollection;
use Doctrine\ORM\Mapping as ORM;

/** Documented, and refused to everybody. */
#[ApiResource(operations: [new GetCollection(), new Get()], security: "is_granted('ROLE_NOBODY')")]
#[ORM\Entity]
class Secret
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 40)]
    public ?string $whisper = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
