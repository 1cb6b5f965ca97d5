import { useGetMany, type RaRecord } from 'react-admin';
import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';

/**
 * Chosen values as records that can be named: objects stay, an IRI is looked up among the known records, and
 * only what is still nameless is asked for, all at once.
 */
export const useChosenRecords = (field: FieldDescription, value: readonly unknown[]): readonly unknown[] => {
  const directory = useDirectory();
  const known = useKnownRecords(field.path);
  const nameless = value.filter((entry): entry is string => !isObject(entry) && iriOf(entry) !== null);
  const ids = nameless.filter((iri) => !known?.some((record) => record['@id'] === iri));
  const { data } = useGetMany<RaRecord>(
    directory.byPath(field.path ?? '')?.name ?? field.path ?? '',
    { ids },
    { enabled: field.path !== null && ids.length > 0 },
  );
  const found = [...(known ?? []), ...(data ?? [])];
  return value.map((entry) => found.find((record) => record && record['@id'] === entry) ?? entry);
};
