<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Security\Core\Authentication\Token\TokenInterface;
use Symfony\Component\Security\Http\Authentication\AuthenticationSuccessHandlerInterface;

final readonly class LoginSuccess implements AuthenticationSuccessHandlerInterface
{
    public function __construct(private bool $refresh)
    {
    }

    public function onAuthenticationSuccess(Request $request, TokenInterface $token): Response
    {
        $user = $token->getUser();
        \assert($user instanceof User);

        if ($user->hasSecondFactor) {
            return new JsonResponse(['mfa_required' => true, 'hash' => Tokens::challenge($user)]);
        }
        ['token' => $token] = $pair = Tokens::pair($user);

        return new JsonResponse($this->refresh ? $pair : ['token' => $token]);
    }
}
