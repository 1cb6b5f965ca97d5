<?php

declare(strict_types=1);

namespace App\Security;

/** Signed notes of three purposes: what LexikJWT, the refresh token and the second factor hand out. Nothing is stored. */
final class Tokens
{
    private const KEY = 'not a secret: this application holds no data of anybody';
    private const REFRESH_SECONDS = 86_400;
    private const CHALLENGE_SECONDS = 600;

    /** @return array{token: string, refresh_token: string} */
    public static function pair(User $user): array
    {
        $access = ['username' => $user->getUserIdentifier(), 'roles' => $user->getRoles()];
        $refresh = ['refresh' => $user->getUserIdentifier(), 'jti' => bin2hex(random_bytes(6))];

        return [
            'token' => self::sign($access, (int) (getenv('JWT_SECONDS') ?: 3600)),
            'refresh_token' => self::sign($refresh, self::REFRESH_SECONDS),
        ];
    }

    public static function challenge(User $user): string
    {
        return self::sign(
            ['challenge' => $user->getUserIdentifier(), 'jti' => bin2hex(random_bytes(6))],
            self::CHALLENGE_SECONDS,
        );
    }

    /** The code that would be mailed for a challenge. */
    public static function code(string $challenge): string
    {
        return substr((string) hexdec(substr(hash_hmac('sha256', $challenge, self::KEY), 0, 12)), 0, 6);
    }

    /** @return array<string, mixed>|null what was signed; null when it is not our signature */
    public static function read(string $token): ?array
    {
        $parts = explode('.', $token);
        if (3 !== \count($parts) || !hash_equals(self::signature("$parts[0].$parts[1]"), $parts[2])) {
            return null;
        }

        return json_decode(base64_decode(strtr($parts[1], '-_', '+/')), true);
    }

    public static function isOver(array $payload): bool
    {
        return $payload['exp'] <= time();
    }

    private static function sign(array $payload, int $seconds): string
    {
        $dated = ['iat' => time(), 'exp' => time() + $seconds] + $payload;
        $text = self::encode('{"alg":"HS256","typ":"JWT"}').'.'.self::encode(json_encode($dated, \JSON_THROW_ON_ERROR));

        return $text.'.'.self::signature($text);
    }

    private static function signature(string $text): string
    {
        return self::encode(hash_hmac('sha256', $text, self::KEY, true));
    }

    private static function encode(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
