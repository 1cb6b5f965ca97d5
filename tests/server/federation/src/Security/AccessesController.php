<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\Routing\Attribute\Route;
use Symfony\Component\Security\Http\Attribute\CurrentUser;

/** Which club the account works for, and what it may do there. */
#[AsController]
final class AccessesController
{
    private const ACTIONS = [
        'club.affiliate', 'club.characteristics', 'club.employments', 'club.establishments', 'club.forms',
        'club.history', 'club.informations', 'club.permissions', 'club.resources', 'club.settings',
        'club.sporthalls', 'licences.create', 'licences.list', 'licences.renew', 'persons.create',
        'persons.details', 'persons.functions', 'persons.list', 'persons.medical',
    ];
    private const READS = 1;
    private const WRITES = 3;

    #[Route('/api/accounts/me/accesses', methods: ['GET'])]
    public function accesses(#[CurrentUser] User $user): JsonResponse
    {
        if ('sans-acces' === $user->getUserIdentifier()) {
            return new JsonResponse(['modulesAccesses' => [], 'clubPermissions' => []]);
        }
        $level = \in_array('ROLE_EDITOR', $user->getRoles(), true) ? self::WRITES : self::READS;

        return new JsonResponse([
            'modulesAccesses' => 'all',
            'clubPermissions' => [['node' => 1, 'matrix' => array_fill_keys(self::ACTIONS, $level)]],
        ]);
    }
}
