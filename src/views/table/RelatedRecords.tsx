import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import { missingOf, missingRelations } from './relatedValues.ts';
import type { Column, Columns, Reference } from './useColumns.ts';

interface RelatedRecordsProps {
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

/**
 * Reads what the columns of a whole page need of related records, in one request for the list, and keeps it in
 * a context that cells read. A query per cell would search react-query's cache once per reference and keep the
 * main thread busy for seconds.
 */
export const RelatedRecords = ({ columns, children }: RelatedRecordsProps) => (
  <RelatedContext value={useRelated(columns).related}>{children}</RelatedContext>
);

interface RelatedState {
  readonly related: Related;
  /** Rows want records that are not there yet. */
  readonly isLate: boolean;
}

/** The same for who wants to know whether it is there. */
const useRelated = (columns: readonly Column[], awaited: readonly Reference[] = NO_COLUMNS): RelatedState => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useListContext();
  const wanted = useMemo(() => missingRelations(data ?? [], columns), [data, columns]);
  // Columns that will want more are requested once, with the rest.
  const isPartial = awaited.some((column) => data?.some((row) => missingOf(row, column).length > 0));
  const {
    data: related,
    isPending,
    isPlaceholderData,
  } = useQuery<Related>({
    // Descriptions are long: the paths distinguish them.
    queryKey: [
      'related',
      wanted.map(({ collection, iris, fields }) => [collection, iris, fields.map(({ path }) => path)]),
    ],
    // The rows are not drawn without them.
    queryFn: async ({ signal }) => (await dataProvider.getRelated(wanted, signal, { isAwaited: true })).data,
    enabled: wanted.length > 0 && !isPartial,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  const isLate =
    isPending || (isPlaceholderData && !wanted.every(({ iris }) => iris.every((iri) => related.has(iri))));
  return { related: related ?? NONE, isLate: isLate && wanted.length > 0 };
};

interface RowsState {
  readonly rows: readonly RaRecord[];
  readonly related: Related;
}

/**
 * The rows of the list beside what their columns show of related records; those of another page come when theirs are
 * there, so that they are drawn once; and none before the columns are known. Null before there are any.
 */
export const useRelatedRows = ({ columns, pending, awaited }: Columns): RowsState | null => {
  const { data: rows = NO_ROWS } = useListContext<RaRecord>();
  const { related, isLate } = useRelated(columns, awaited);
  const [kept, keep] = useState<RowsState | null>(null);
  if (pending || isLate || (kept?.rows === rows && kept.related === related)) return kept;
  const shown = { rows, related };
  keep(shown);
  return shown;
};

const NO_ROWS: readonly RaRecord[] = [];

const NO_COLUMNS: readonly Reference[] = [];

const NONE: Related = new Map();
