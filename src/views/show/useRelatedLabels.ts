import { useQueries } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useDataProvider, useRecordContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { KnownRecordsContext, type KnownRecords } from '../../fields/KnownRecords.tsx';
import type { Related } from '../../fields/RelatedContext.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { bareRelations } from './bareRelations.ts';

interface RelatedLabels {
  readonly related: Related;
  readonly isReading: boolean;
}

/**
 * Names of the records that the record in the context has as bare addresses. One query a collection, so that one
 * that may not be read leaves the names of the others alone; they travel in one document. What is known is not
 * requested.
 */
export const useRelatedLabels = (fields: readonly FieldDescription[]): RelatedLabels => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const record = useRecordContext();
  const directory = useDirectory();
  const known = use(KnownRecordsContext);
  const { loaded, missing } = useMemo(
    () => splitKnown(bareRelations(fields, record ?? {}, directory), known),
    [fields, record, known, directory],
  );
  const read = useQueries({
    queries: missing.map((one) => ({
      queryKey: ['related', [[one.collection, one.iris, []]]],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await dataProvider.getRelated([one], signal)).data,
      structuralSharing: false as const,
    })),
    combine,
  });
  return useMemo(() => ({ ...read, related: new Map([...loaded, ...read.related]) }), [loaded, read]);
};

/** The relations whose records are all known, and the others. */
const splitKnown = (wanted: ReturnType<typeof bareRelations>, known: KnownRecords) => {
  const loaded = new Map<string, RaRecord>();
  const missing = wanted.filter(({ collection, iris }) => {
    const records = (known[collection] ?? []).filter(({ id }) => iris.includes(String(id)));
    for (const record of records) loaded.set(String(record.id), record);
    return records.length < iris.length;
  });
  return { loaded, missing };
};

const combine = (
  answers: readonly { readonly data: Related | undefined; readonly isLoading: boolean }[],
): RelatedLabels => ({
  related: new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
  isReading: answers.some(({ isLoading }) => isLoading),
});
