import type { RaRecord } from 'react-admin';
import type { WantedRecords } from '../../data/createDataProvider.ts';
import type { Related } from '../../fields/RelatedContext.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Column, Reference } from './useColumns.ts';

/**
 * Related values that the columns show and the rows do not carry themselves: values behind a relation, and what
 * names a record that is a bare address in a row. Addresses are sorted, once each.
 */
export const missingRelations = (
  rows: readonly RaRecord[],
  columns: readonly Column[],
): readonly WantedRecords[] => {
  const wanted = new Map<string, { iris: Set<string>; fields: WantedRecords['fields'][number][] }>();
  for (const column of columns) {
    const { path, field, through } = column;
    const collection = through ? through.path : isRelation(field) ? field.path : null;
    if (collection === null) continue;
    const iris = rows.flatMap((row) => missingOf(row, column));
    if (iris.length === 0) continue;
    const entry = wanted.get(collection) ?? { iris: new Set(), fields: [] };
    wanted.set(collection, entry);
    for (const iri of iris) entry.iris.add(iri);
    if (through) entry.fields.push({ path: path.slice(through.name.length + 1), field });
  }
  return [...wanted].map(([collection, { iris, fields }]) => ({
    collection,
    iris: [...iris].toSorted(),
    fields,
  }));
};

/** The addresses of related records that a row lacks a value of. */
export const missingOf = (row: RaRecord, { path, through }: Reference): readonly string[] => {
  const own = valueAt(row, path);
  const missing = through ? own === undefined && iriOf(row[through.name]) : own;
  return [missing].flat().filter((one): one is string => typeof one === 'string' && one !== '');
};

const isRelation = ({ path, embedded, choices }: FieldDescription): boolean =>
  path !== null && !embedded && choices === null;

/** The value of a column: from the row itself, else from the related record. */
export const columnValue = (row: RaRecord, { path, field, through }: Column, related: Related): unknown => {
  const own = valueAt(row, path);
  const named = (value: unknown): unknown =>
    typeof value === 'string' ? (related.get(value) ?? value) : value;
  if (!through && isRelation(field)) return Array.isArray(own) ? own.map(named) : named(own);
  if (own !== undefined || !through) return own;
  const record = related.get(iriOf(row[through.name]) ?? '');
  return valueAt(record, path.slice(through.name.length + 1));
};
