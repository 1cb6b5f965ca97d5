<?php

declare(strict_types=1);

namespace App\Rest;

use ApiPlatform\Metadata\CollectionOperationInterface;
use Symfony\Bundle\SecurityBundle\Security;
use Symfony\Component\Serializer\Normalizer\NormalizerAwareInterface;
use Symfony\Component\Serializer\Normalizer\NormalizerInterface;

/** Adds `permissions` to lists. */
final readonly class CollectionPermissions implements NormalizerInterface, NormalizerAwareInterface
{
    public function __construct(private NormalizerInterface&NormalizerAwareInterface $inner, private Security $security)
    {
    }

    public function setNormalizer(NormalizerInterface $normalizer): void
    {
        $this->inner->setNormalizer($normalizer);
    }

    public function normalize(mixed $object, ?string $format = null, array $context = []): array|string|int|float|bool|\ArrayObject|null
    {
        $data = $this->inner->normalize($object, $format, $context);
        $isList = ($context['operation'] ?? null) instanceof CollectionOperationInterface && !isset($context['api_sub_level']);
        if (\is_array($data) && $isList) {
            $data['permissions'] = ['canCreate' => $this->security->isGranted('ROLE_EDITOR')];
        }

        return $data;
    }

    public function supportsNormalization(mixed $data, ?string $format = null, array $context = []): bool
    {
        return $this->inner->supportsNormalization($data, $format, $context);
    }

    public function getSupportedTypes(?string $format): array
    {
        return $this->inner->getSupportedTypes($format);
    }
}
