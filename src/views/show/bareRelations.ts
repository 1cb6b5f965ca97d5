import type { WantedRecords } from '../../data/createDataProvider.ts';
import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { isBareRelation, lacksName } from '../../fields/isBareRelation.ts';
import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { type Json, isAddress, isObject, toList } from '../../schema/read.ts';

/**
 * Related records that a record, its embedded objects and their rows name by address alone, by collection; of a list of
 * them also those that come with a number and without a name.
 */
export const bareRelations = (
  fields: readonly FieldDescription[],
  record: Json,
  directory: Pick<ResourceDirectory, 'byPath'>,
): readonly WantedRecords[] => {
  const found = new Map<string, Set<string>>();
  for (const [collection, iri] of bareOf(fields, record, directory))
    found.set(collection, (found.get(collection) ?? new Set()).add(iri));
  return [...found].map(([collection, iris]) => ({ collection, iris: [...iris].toSorted(), fields: [] }));
};

const bareOf = (
  fields: readonly FieldDescription[],
  record: Json,
  directory: Pick<ResourceDirectory, 'byPath'>,
): readonly (readonly [string, string])[] =>
  fields.flatMap((field) => {
    const content = Object.hasOwn(record, field.name) ? record[field.name] : null;
    const values = field.multiple ? toList(content) : [content];
    const { path } = field;
    if (field.embedded)
      return values.flatMap((value) => {
        if (isObject(value)) return bareOf(field.fields, value, directory);
        return path !== null && isAddress(value) ? [[path, value] as const] : [];
      });
    if (path === null || field.choices !== null) return [];
    const isUnnamed = (value: unknown): boolean =>
      field.multiple ? lacksName(value, directory.byPath(path)) : isBareRelation(value);
    return values.filter(isUnnamed).flatMap((value) => {
      const iri = iriOf(value);
      return iri === null ? [] : [[path, iri] as const];
    });
  });
