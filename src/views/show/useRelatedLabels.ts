import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { Related } from '../../fields/RelatedContext.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { bareRelations } from './bareRelations.ts';

interface RelatedLabels {
  readonly related: Related;
  readonly isReading: boolean;
}

/**
 * What names the records that the record in the context holds as bare addresses. One query a collection, so that one
 * that may not be read leaves the names of the others alone; they travel in one document.
 */
export const useRelatedLabels = (fields: readonly FieldDescription[]): RelatedLabels => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const record = useRecordContext();
  const wanted = useMemo(() => bareRelations(fields, record ?? {}), [fields, record]);
  return useQueries({
    queries: wanted.map((one) => ({
      queryKey: ['related', [[one.collection, one.iris, []]]],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await dataProvider.getRelated([one], signal)).data,
      structuralSharing: false as const,
    })),
    combine,
  });
};

const combine = (
  answers: readonly { readonly data: Related | undefined; readonly isLoading: boolean }[],
): RelatedLabels => ({
  related: new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
  isReading: answers.some(({ isLoading }) => isLoading),
});
