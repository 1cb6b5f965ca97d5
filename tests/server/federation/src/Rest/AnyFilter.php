<?php

declare(strict_types=1);

namespace App\Rest;

use ApiPlatform\Doctrine\Orm\Filter\FilterInterface;
use ApiPlatform\Doctrine\Orm\Util\QueryNameGeneratorInterface;
use ApiPlatform\Metadata\ApiFilter;
use ApiPlatform\Metadata\Operation;
use Doctrine\ORM\EntityManagerInterface;
use Doctrine\ORM\Mapping\ClassMetadata;
use Doctrine\ORM\QueryBuilder;

/** `or[a]=1&or[b]=2`: at least one holds; `not[a]=1`: it does not hold. For whatever the other filters of the class read. */
final readonly class AnyFilter implements FilterInterface
{
    /** A column up to here holds a code, which is compared as a whole. */
    private const CODE_LENGTH = 20;

    public function __construct(private EntityManagerInterface $em, private string $name)
    {
    }

    public function getDescription(string $resourceClass): array
    {
        $description = [];
        foreach ($this->paths($resourceClass) as $path) {
            $parameter = ['property' => $path, 'type' => 'string', 'required' => false];
            $description["$this->name[$path]"] = $parameter;
            $description["$this->name[$path][]"] = $parameter + ['is_collection' => true];
        }

        return $description;
    }

    public function apply(
        QueryBuilder $queryBuilder,
        QueryNameGeneratorInterface $queryNameGenerator,
        string $resourceClass,
        ?Operation $operation = null,
        array $context = [],
    ): void {
        $given = $context['filters'][$this->name] ?? [];
        $conditions = [];
        foreach (\is_array($given) ? $given : [] as $key => $value) {
            $path = preg_replace('/_list$/', '', (string) $key);
            if (\in_array($path, $this->paths($resourceClass), true)) {
                $conditions[] = $this->condition($queryBuilder, $queryNameGenerator, $resourceClass, $path, (array) $value);
            }
        }
        if ([] !== $conditions) {
            $any = implode(' OR ', $conditions);
            $queryBuilder->andWhere('or' === $this->name ? $any : "NOT ($any)");
        }
    }

    private function condition(
        QueryBuilder $query,
        QueryNameGeneratorInterface $names,
        string $class,
        string $path,
        array $values,
    ): string {
        $alias = $query->getRootAliases()[0];
        $steps = explode('.', $path);
        $property = array_pop($steps);
        foreach ($steps as $step) {
            $join = $names->generateJoinAlias($step);
            $query->leftJoin("$alias.$step", $join);
            $class = $this->em->getClassMetadata($class)->getAssociationTargetClass($step);
            $alias = $join;
        }
        $metadata = $this->em->getClassMetadata($class);
        $alternatives = [];
        foreach ($values as $value) {
            $parameter = $names->generateParameterName($property);
            [$left, $right] = $this->comparison($metadata, $property, (string) $value);
            $alternatives[] = sprintf($left, "$alias.$property", ":$parameter");
            $query->setParameter($parameter, $right);
        }

        return '('.implode(' OR ', $alternatives).')';
    }

    /** @return array{string, mixed} */
    private function comparison(ClassMetadata $metadata, string $property, string $value): array
    {
        if ($metadata->hasAssociation($property) || 'id' === $property) {
            return ['%s = %s', basename($value)];
        }
        $field = $metadata->getFieldMapping($property);
        $isText = \in_array($field->type, ['string', 'text'], true) && null === $field->enumType;
        if ($isText && ($field->length ?? 255) > self::CODE_LENGTH) {
            return ['LOWER(%s) LIKE %s', '%'.mb_strtolower($value).'%'];
        }

        return ['%s = %s', 'boolean' === $field->type ? 'true' === $value || '1' === $value : $value];
    }

    /** @return list<string> */
    private function paths(string $class): array
    {
        $paths = [];
        foreach ((new \ReflectionClass($class))->getAttributes(ApiFilter::class) as $attribute) {
            foreach ($attribute->getArguments()['properties'] ?? [] as $key => $value) {
                $paths[] = \is_int($key) ? $value : $key;
            }
        }

        return array_values(array_unique($paths));
    }
}
