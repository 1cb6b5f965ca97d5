<?php

declare(strict_types=1);

namespace Library\Entity;

use ApiPlatform\Metadata\ApiResource;
use Doctrine\ORM\Mapping as ORM;
use Symfony\Component\Validator\Constraints as Assert;

/** Its times have no day. */
#[ApiResource]
#[ORM\Entity]
class Opening
{
    #[ORM\Id, ORM\GeneratedValue, ORM\Column]
    private ?int $id = null;

    #[ORM\Column(length: 10, enumType: Weekday::class)]
    #[Assert\NotNull]
    public ?Weekday $weekday = null;

    #[ORM\Column(type: 'time_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $opens = null;

    #[ORM\Column(type: 'time_immutable')]
    #[Assert\NotNull]
    public ?\DateTimeImmutable $closes = null;

    public function getId(): ?int
    {
        return $this->id;
    }
}
