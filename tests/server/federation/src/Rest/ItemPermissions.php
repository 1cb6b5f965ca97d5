<?php

declare(strict_types=1);

namespace App\Rest;

use Symfony\Bundle\SecurityBundle\Security;
use Symfony\Component\Serializer\Normalizer\DenormalizerInterface;
use Symfony\Component\Serializer\Normalizer\NormalizerInterface;
use Symfony\Component\Serializer\SerializerAwareInterface;
use Symfony\Component\Serializer\SerializerInterface;

/** Adds `@permissions` to the records of an answer, not to what they hold. */
final readonly class ItemPermissions implements NormalizerInterface, DenormalizerInterface, SerializerAwareInterface
{
    public function __construct(
        private NormalizerInterface&DenormalizerInterface&SerializerAwareInterface $inner,
        private Security $security,
    ) {
    }

    public function setSerializer(SerializerInterface $serializer): void
    {
        $this->inner->setSerializer($serializer);
    }

    public function normalize(mixed $object, ?string $format = null, array $context = []): array|string|int|float|bool|\ArrayObject|null
    {
        $data = $this->inner->normalize($object, $format, $context);
        if (\is_array($data) && self::isRecord($object) && !isset($context['api_attribute'])) {
            $mayWrite = $this->security->isGranted('ROLE_EDITOR');
            $data['@permissions'] = ['canUpdate' => $mayWrite, 'canDelete' => $mayWrite];
        }

        return $data;
    }

    public function supportsNormalization(mixed $data, ?string $format = null, array $context = []): bool
    {
        return $this->inner->supportsNormalization($data, $format, $context);
    }

    public function denormalize(mixed $data, string $type, ?string $format = null, array $context = []): mixed
    {
        return $this->inner->denormalize($data, $type, $format, $context);
    }

    public function supportsDenormalization(mixed $data, string $type, ?string $format = null, array $context = []): bool
    {
        return $this->inner->supportsDenormalization($data, $type, $format, $context);
    }

    public function getSupportedTypes(?string $format): array
    {
        return $this->inner->getSupportedTypes($format);
    }

    /** False for the errors that API Platform sends as items too. */
    private static function isRecord(mixed $object): bool
    {
        return \is_object($object) && str_contains($object::class, 'App\\Entity\\');
    }
}
