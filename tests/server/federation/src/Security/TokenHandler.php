<?php

declare(strict_types=1);

namespace App\Security;

use Symfony\Component\Security\Core\Exception\CustomUserMessageAuthenticationException;
use Symfony\Component\Security\Http\AccessToken\AccessTokenHandlerInterface;
use Symfony\Component\Security\Http\Authenticator\Passport\Badge\UserBadge;

final class TokenHandler implements AccessTokenHandlerInterface
{
    public function getUserBadgeFrom(string $accessToken): UserBadge
    {
        $payload = Tokens::read($accessToken);
        if (!isset($payload['username'])) {
            throw new CustomUserMessageAuthenticationException('Invalid JWT Token');
        }
        if (Tokens::isOver($payload)) {
            throw new CustomUserMessageAuthenticationException('Expired JWT Token');
        }

        return new UserBadge($payload['username']);
    }
}
