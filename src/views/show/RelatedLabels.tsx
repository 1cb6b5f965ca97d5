import { useQueries } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { RelatedContext, type Related } from '../../fields/RelatedContext.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { bareRelations } from './bareRelations.ts';

interface RelatedLabelsProps {
  readonly fields: readonly FieldDescription[];
  readonly children: ReactNode;
}

/**
 * Reads what names the records that the shown record holds as bare addresses. One query a collection, so that one that
 * may not be read leaves the names of the others alone; they travel in one document.
 */
export const RelatedLabels = ({ fields, children }: RelatedLabelsProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const record = useRecordContext();
  const wanted = useMemo(() => bareRelations(fields, record ?? {}), [fields, record]);
  const related = useQueries({
    queries: wanted.map((one) => ({
      queryKey: ['related', [[one.collection, one.iris, []]]],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await dataProvider.getRelated([one], signal)).data,
      structuralSharing: false as const,
    })),
    combine,
  });
  return <RelatedContext value={related}>{children}</RelatedContext>;
};

const combine = (answers: readonly { readonly data: Related | undefined }[]): Related =>
  new Map(answers.flatMap(({ data }) => [...(data ?? [])]));
