<?php

declare(strict_types=1);

namespace App\Mapping;

use Symfony\Component\Validator\Constraint;
use Symfony\Component\Validator\Constraints\Choice;
use Symfony\Component\Validator\Constraints\Count;
use Symfony\Component\Validator\Constraints\Length;
use Symfony\Component\Validator\Validator\ValidatorInterface;
use Symfony\Contracts\Translation\TranslatorInterface;

final readonly class ConstraintReader
{
    public function __construct(private ValidatorInterface $validator, private TranslatorInterface $translator)
    {
    }

    public function of(string $class, string $property): Rules
    {
        $found = [];
        $metadata = $this->validator->getMetadataFor($class);
        foreach ($metadata->hasPropertyMetadata($property) ? $metadata->getPropertyMetadata($property) : [] as $member) {
            array_push($found, ...$member->getConstraints());
        }
        $first = static fn (string $kind) => array_values(array_filter($found, static fn ($one) => $one instanceof $kind))[0] ?? null;

        return new Rules(
            array_map($this->describe(...), $found),
            $this->bounds($first(Length::class)),
            $this->bounds($first(Count::class)),
            $this->choices($first(Choice::class)),
        );
    }

    private function describe(Constraint $constraint): array
    {
        $class = new \ReflectionClass($constraint);
        $defaults = $class->getDefaultProperties();
        $options = [];
        foreach (get_object_vars($constraint) as $name => $value) {
            $isPlain = null !== $value && !\is_object($value);
            if ($isPlain && !\in_array($name, ['groups', 'payload'], true) && $value !== ($defaults[$name] ?? null)) {
                $options[$name] = $value;
            }
        }

        return ['name' => $class->getShortName(), 'options' => (object) $options, 'groups' => [Constraint::DEFAULT_GROUP]];
    }

    private function bounds(Length|Count|null $constraint): ?array
    {
        if (null === $constraint) {
            return null;
        }
        $text = fn (string $message) => $this->translator->trans($message, domain: 'validators');

        return [
            'min' => $constraint->min,
            'max' => $constraint->max,
            'minMessage' => $text($constraint->minMessage),
            'maxMessage' => $text($constraint->maxMessage),
            'exactMessage' => $text($constraint->exactMessage),
        ];
    }

    private function choices(?Choice $constraint): ?array
    {
        return null === $constraint?->choices ? null : array_map(
            static fn (string $value) => ['value' => $value, 'label' => ucfirst($value), 'disabled' => false, 'help' => null, 'color' => null],
            $constraint->choices,
        );
    }
}
