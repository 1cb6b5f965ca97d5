import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { iriOf } from '../lib/iri.ts';
import { valueAt } from '../lib/paths.ts';
import type { Column } from './useColumns.ts';

type Related = ReadonlyMap<string, RaRecord>;

const RelatedContext = createContext<Related>(new Map());

/**
 * Reads what the columns of a whole page need of related records, in one request for the list, and keeps it in
 * a context that cells read. A query per cell would search react-query's cache once per reference and keep the
 * main thread busy for seconds.
 */
export const RelatedRecords = ({
  columns,
  children,
}: {
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useListContext();
  const wanted = useMemo(() => missingRelations(data ?? [], columns), [data, columns]);
  const { data: related } = useQuery<Related>({
    queryKey: ['related', wanted],
    queryFn: async ({ signal }) => (await dataProvider.getRelated(wanted, signal)).data,
    enabled: wanted.length > 0,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  return <RelatedContext value={related ?? NONE}>{children}</RelatedContext>;
};

const NONE: Related = new Map();

/** IRIs behind the dotted columns whose value the rows do not carry themselves, sorted, once each. */
const missingRelations = (
  rows: readonly RaRecord[],
  columns: readonly Column[],
): readonly { readonly collection: string; readonly iris: readonly string[] }[] => {
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

/** Reads the value of a column from a row, or from the related record that the page has read. */
export const useCellValue = (): ((row: RaRecord, column: Column) => unknown) => {
  const related = use(RelatedContext);
  return (row, { path, through }) => {
    const own = valueAt(row, path);
    if (own !== undefined || !through) return own;
    const record = related.get(iriOf(row[through.name]) ?? '');
    return valueAt(record, path.slice(through.name.length + 1));
  };
};
