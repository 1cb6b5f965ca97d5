<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\Security\Core\Exception\UserNotFoundException;
use Symfony\Component\Security\Core\User\UserInterface;
use Symfony\Component\Security\Core\User\UserProviderInterface;

/** @implements UserProviderInterface<User> */
final class Users implements UserProviderInterface
{
    public const PASSWORD = 'demo';

    private const ROLES = [
        'gestionnaire' => ['ROLE_USER', 'ROLE_EDITOR'],
        'mfa' => ['ROLE_USER', 'ROLE_EDITOR'],
        'lecteur' => ['ROLE_USER'],
        'sans-acces' => ['ROLE_USER'],
    ];

    public function loadUserByIdentifier(string $identifier): User
    {
        $roles = self::ROLES[$identifier] ?? throw new UserNotFoundException();

        return new User($identifier, $roles, 'mfa' === $identifier);
    }

    public function refreshUser(UserInterface $user): UserInterface
    {
        return $user;
    }

    public function supportsClass(string $class): bool
    {
        return User::class === $class;
    }
}
