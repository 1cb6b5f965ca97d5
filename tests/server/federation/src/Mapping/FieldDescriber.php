<?php

declare(strict_types=1);

namespace App\Mapping;

use ApiPlatform\Metadata\ApiProperty;
use ApiPlatform\Metadata\HttpOperation;
use ApiPlatform\Metadata\Property\Factory\PropertyMetadataFactoryInterface;
use ApiPlatform\Metadata\Property\Factory\PropertyNameCollectionFactoryInterface;
use App\Entity\File;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\AssociationMapping;
use Doctrine\ORM\Mapping\ClassMetadata;
use Doctrine\ORM\Mapping\FieldMapping;

use function Symfony\Component\String\u;

/** Describes the fields of a class out of what Doctrine, the validator and API Platform know of them. */
final readonly class FieldDescriber
{
    /** An embedded record inside an embedded record is described, deeper ones are not. */
    private const MAX_DEPTH = 2;

    private const TYPES = [
        'integer' => 'int',
        'smallint' => 'int',
        'boolean' => 'bool',
        'guid' => 'string',
        'simple_array' => 'array',
    ];

    public function __construct(
        private EntityManagerInterface $em,
        private ConstraintReader $constraints,
        private PropertyNameCollectionFactoryInterface $names,
        private PropertyMetadataFactoryInterface $properties,
    ) {
    }

    /** @return array<string, array<string, mixed>> */
    public function toRead(string $class, HttpOperation $operation): array
    {
        return $this->fields($class, $operation, false);
    }

    /** @return array<string, array<string, mixed>> */
    public function toWrite(string $class, HttpOperation $operation): array
    {
        return $this->fields($class, $operation, true);
    }

    private function fields(string $class, HttpOperation $operation, bool $write, int $depth = 0): array
    {
        $read = $operation->getNormalizationContext()['groups'] ?? null;
        $written = $operation->getDenormalizationContext()['groups'] ?? null;
        $directions = ['normalization_groups' => $read, 'denormalization_groups' => $written];
        $groups = $write ? $written : $read;
        $own = $directions + (null === $groups ? [] : ['serializer_groups' => (array) $groups]);
        $fields = [];
        foreach ($this->names->create($class, $own) as $name) {
            $property = $this->properties->create($class, $name, $own);
            if ('id' !== $name && ($write ? $property->isWritable() : $property->isReadable())) {
                // Both directions together say what may be written, and how.
                $fields[$name] = $this->field($class, $name, $this->properties->create($class, $name, $directions), $operation, $write, $depth);
            }
        }

        return $fields;
    }

    private function field(string $class, string $name, ApiProperty $property, HttpOperation $operation, bool $write, int $depth): array
    {
        $metadata = $this->em->getClassMetadata($class);
        $rules = $this->constraints->of($class, $name);
        $common = [
            'constraints' => $rules->constraints,
            'length' => $rules->length,
            'count' => $rules->count,
            'readOnly' => !$property->isWritable(),
        ];
        if ($metadata->hasAssociation($name)) {
            $association = $metadata->getAssociationMapping($name);
            $isValue = File::class === $association->targetEntity;
            $isEmbedded = !$isValue && $property->isWritableLink() && $depth < self::MAX_DEPTH;

            return $this->association($association, $isValue) + $common + [
                'embedded' => $isEmbedded,
                'fields' => $isEmbedded ? $this->embedded($association, $metadata, $operation, $write, $depth) : null,
            ];
        }
        if ($metadata->hasField($name)) {
            return $this->column($metadata->getFieldMapping($name), $rules->choices) + $common;
        }

        return ['type' => 'string', 'choices' => $rules->choices, 'column' => null, 'mapping' => null] + $common;
    }

    private function embedded(AssociationMapping $association, ClassMetadata $owner, HttpOperation $operation, bool $write, int $depth): array
    {
        $fields = $this->fields($association->targetEntity, $operation, $write, $depth + 1);
        // A row does not include its parent record.
        $back = $association->isOneToMany() ? $association->mappedBy : null;

        return array_filter($fields, static fn (string $name) => $name !== $back, \ARRAY_FILTER_USE_KEY);
    }

    private function association(AssociationMapping $association, bool $isValue): array
    {
        $short = (new \ReflectionClass($association->targetEntity))->getShortName();

        return [
            'type' => $isValue ? 'file' : u($short)->snake()->replace('_', '-')->toString(),
            'choices' => null,
            'column' => null,
            'mapping' => [
                'fieldName' => $association->fieldName,
                'type' => $association->type(),
                'targetEntity' => $association->targetEntity,
            ] + ($association->isToOneOwningSide() ? ['nullable' => $association->joinColumns[0]->nullable ?? true] : []),
            'multiple' => $association->isToMany(),
        ];
    }

    private function column(FieldMapping $field, ?array $choices): array
    {
        $type = preg_replace('/_immutable$/', '', $field->type);
        $nullable = $field->nullable ?? false;

        return [
            'type' => self::TYPES[$type] ?? $type,
            'choices' => null === $field->enumType ? $choices : array_map(
                static fn (\BackedEnum $case) => ['value' => $case->value, 'label' => $case->name, 'disabled' => false, 'help' => null, 'color' => null],
                $field->enumType::cases(),
            ),
            'column' => [
                'name' => $field->columnName,
                'type' => $field->type,
                'length' => $field->length,
                'nullable' => $nullable,
                'unique' => $field->unique ?? false,
                'precision' => $field->precision,
                'scale' => $field->scale,
            ],
            'mapping' => [
                'fieldName' => $field->fieldName,
                'type' => $field->type,
                'length' => $field->length,
                'nullable' => $nullable,
            ],
            'multiple' => 'simple_array' === $type,
        ];
    }
}
