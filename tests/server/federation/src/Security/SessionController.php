<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Attribute\AsController;
use Symfony\Component\Routing\Attribute\Route;

/** What comes after the login: the second factor, and a new pair of tokens for a refresh token. */
#[AsController]
final readonly class SessionController
{
    public function __construct(private Users $users)
    {
    }

    #[Route('/api/login_check_mfa', methods: ['POST'])]
    public function secondFactor(Request $request): Response
    {
        $body = $request->toArray();
        $challenge = (string) ($body['hash'] ?? '');
        $payload = Tokens::read($challenge);
        if (!isset($payload['challenge']) || Tokens::isOver($payload)) {
            return NoToken::refuse('La vérification a expiré.');
        }
        if (Tokens::code($challenge) !== (string) ($body['code'] ?? '')) {
            return NoToken::refuse("Le code de vérification n'est pas valide.");
        }

        return new JsonResponse(Tokens::pair($this->users->loadUserByIdentifier($payload['challenge'])));
    }

    #[Route('/api/token/refresh', methods: ['POST'])]
    public function refresh(Request $request): Response
    {
        $payload = Tokens::read((string) ($request->toArray()['refresh_token'] ?? ''));
        if (!isset($payload['refresh']) || Tokens::isOver($payload)) {
            return NoToken::refuse('JWT Refresh Token Not Found');
        }

        return new JsonResponse(Tokens::pair($this->users->loadUserByIdentifier($payload['refresh'])));
    }
}
