import type { WantedRecords } from '../../data/createDataProvider.ts';
import { isBareRelation } from '../../fields/isBareRelation.ts';
import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { type Json, isAddress, isObject, toList } from '../../schema/read.ts';

/** Related records that a record, its embedded objects and their rows name by address alone, by collection. */
export const bareRelations = (
  fields: readonly FieldDescription[],
  record: Json,
): readonly WantedRecords[] => {
  const found = new Map<string, Set<string>>();
  for (const [collection, iri] of bareOf(fields, record))
    found.set(collection, (found.get(collection) ?? new Set()).add(iri));
  return [...found].map(([collection, iris]) => ({ collection, iris: [...iris].toSorted(), fields: [] }));
};

const bareOf = (fields: readonly FieldDescription[], record: Json): readonly (readonly [string, string])[] =>
  fields.flatMap((field) => {
    const held = Object.hasOwn(record, field.name) ? record[field.name] : null;
    const values = field.multiple ? toList(held) : [held];
    const { path } = field;
    if (field.embedded)
      return values.flatMap((value) => {
        if (isObject(value)) return bareOf(field.fields, value);
        return path !== null && isAddress(value) ? [[path, value] as const] : [];
      });
    if (path === null || field.choices !== null) return [];
    return values.filter(isBareRelation).flatMap((value) => {
      const iri = iriOf(value);
      return iri === null ? [] : [[path, iri] as const];
    });
  });
