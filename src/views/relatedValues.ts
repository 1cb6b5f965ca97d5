import type { RaRecord } from 'react-admin';
import type { WantedRecords } from '../data/createDataProvider.ts';
import { iriOf } from '../lib/iri.ts';
import { valueAt } from '../lib/paths.ts';
import type { Column } from './useColumns.ts';

/** Records behind the relations of some rows, by IRI. */
export type Related = ReadonlyMap<string, RaRecord>;

/** IRIs behind the dotted columns whose value the rows do not carry themselves, sorted, once each. */
export const missingRelations = (
  rows: readonly RaRecord[],
  columns: readonly Column[],
): readonly WantedRecords[] => {
  const byCollection = new Map<string, Set<string>>();
  for (const { path, through } of columns) {
    if (!through?.path) continue;
    for (const row of rows) {
      const iri = iriOf(row[through.name]);
      if (iri === null || valueAt(row, path) !== undefined) continue;
      byCollection.set(through.path, (byCollection.get(through.path) ?? new Set()).add(iri));
    }
  }
  return [...byCollection].map(([collection, iris]) => ({ collection, iris: [...iris].toSorted() }));
};

/** The value of a column: from the row itself, else from the related record. */
export const columnValue = (row: RaRecord, { path, through }: Column, related: Related): unknown => {
  const own = valueAt(row, path);
  if (own !== undefined || !through) return own;
  const record = related.get(iriOf(row[through.name]) ?? '');
  return valueAt(record, path.slice(through.name.length + 1));
};
