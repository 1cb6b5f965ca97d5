import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import { missingRelations } from './relatedValues.ts';
import type { Column } from './useColumns.ts';

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
  /** Nothing of them is there yet. */
  readonly isLate: boolean;
}

/** The same for who wants to know whether it is there. */
export const useRelated = (columns: readonly Column[]): RelatedState => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useListContext();
  const wanted = useMemo(() => missingRelations(data ?? [], columns), [data, columns]);
  const { data: related, isPending } = useQuery<Related>({
    // Descriptions are long: the paths tell them apart.
    queryKey: [
      'related',
      wanted.map(({ collection, iris, fields }) => [collection, iris, fields.map(({ path }) => path)]),
    ],
    // The rows are not drawn without them.
    queryFn: async ({ signal }) => (await dataProvider.getRelated(wanted, signal, { isAwaited: true })).data,
    enabled: wanted.length > 0,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  return { related: related ?? NONE, isLate: isPending && wanted.length > 0 };
};

const NONE: Related = new Map();
