<?php

declare(strict_types=1);

namespace App\Entity;

use ApiPlatform\Metadata\ApiProperty;
use Doctrine\ORM\Mapping as ORM;

/** When a record came to be and when it was last changed; the server writes both. */
trait Dated
{
    #[ORM\Column(type: 'datetime_immutable')]
    #[ApiProperty(writable: false)]
    public ?\DateTimeImmutable $dateCreated = null;

    #[ORM\Column(type: 'datetime_immutable')]
    #[ApiProperty(writable: false)]
    public ?\DateTimeImmutable $dateModified = null;

    #[ORM\PrePersist]
    public function create(): void
    {
        $this->dateCreated ??= new \DateTimeImmutable();
        $this->dateModified ??= $this->dateCreated;
    }

    #[ORM\PreUpdate]
    public function modify(): void
    {
        $this->dateModified = new \DateTimeImmutable();
    }
}
