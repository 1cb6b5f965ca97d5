<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\Security\Core\User\PasswordAuthenticatedUserInterface;
use Symfony\Component\Security\Core\User\UserInterface;

final readonly class User implements UserInterface, PasswordAuthenticatedUserInterface
{
    /** @param list<string> $roles */
    public function __construct(private string $name, private array $roles, public bool $hasSecondFactor)
    {
    }

    public function getRoles(): array
    {
        return $this->roles;
    }

    public function getPassword(): string
    {
        return Users::PASSWORD;
    }

    public function getUserIdentifier(): string
    {
        return $this->name;
    }

    public function eraseCredentials(): void
    {
    }
}
