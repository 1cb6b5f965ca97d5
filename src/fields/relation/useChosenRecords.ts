import { useGetMany, type RaRecord } from 'react-admin';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { iriOf, toIri } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';
import { useResourceOf } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';

interface ChosenRecords {
  /** In the order of the values; what is nameless stays an IRI. */
  readonly records: readonly unknown[];
  /** Names are on their way. */
  readonly isReading: boolean;
}

/**
 * Chosen values as records that can be named: objects stay, an IRI is looked up among the known records, and
 * only what is still nameless is fetched, all at once.
 */
export const useChosenRecords = (
  field: Pick<FieldDescription, 'path' | 'referential'>,
  value: readonly unknown[],
): ChosenRecords => {
  const resource = useResourceOf(field.path);
  const known = useKnownRecords(field.path);
  const named = value.map((entry) =>
    typeof entry === 'number' && field.path ? toIri(field.path, entry) : entry,
  );
  const nameless = named.filter((entry): entry is string => !isObject(entry) && iriOf(entry) !== null);
  const ids = nameless.filter((iri) => !known?.some((record) => record['@id'] === iri));
  const { data, isLoading } = useGetMany<RaRecord>(
    resource?.name ?? field.path ?? '',
    { ids, meta: field.referential === null ? LABELS : VALUES },
    { enabled: field.path !== null && ids.length > 0 },
  );
  const found = [...(known ?? []), ...(data ?? [])];
  return {
    records: named.map(
      (entry) => found.find((record) => record && (record.id === entry || record['@id'] === entry)) ?? entry,
    ),
    isReading: isLoading,
  };
};

/** Not the whole record: react-admin keeps it apart from what forms open with. */
const LABELS: ManyMeta = {};
const VALUES: ManyMeta = { fields: ['name'] };
