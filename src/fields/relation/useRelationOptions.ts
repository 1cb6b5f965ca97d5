import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema/description.ts';
import { useDirectory } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';
import { readAllOptions } from './readAllOptions.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** Autocomplete of the specification: 3 characters, 250 ms, a page of 25. */
export const AUTOCOMPLETE = { characters: 3, debounceMs: 250, page: 25 } as const;

interface RelationOptions {
  readonly options: readonly RaRecord[];
  readonly searching: boolean;
  readonly failed: boolean;
  /** Characters still missing before a search starts. */
  readonly missing: number;
  /** False when every option is held and only needs narrowing. */
  readonly searched: boolean;
  readonly search: (typed: string) => void;
  /** Referential lists are read when the picker is first opened. */
  readonly open: () => void;
}

/** Records that a relation may point to: a referential list as a whole, others searched on the server. */
export const useRelationOptions = (field: FieldDescription): RelationOptions => {
  const directory = useDirectory();
  const dataProvider = useDataProvider();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const definition = directory.byPath(field.path ?? '');
  const resource = definition?.name ?? field.path ?? '';
  const asked = useDebouncedValue(typed.trim(), AUTOCOMPLETE.debounceMs);
  const known = useKnownRecords(field.path);
  const listed = field.referential !== null || known !== null;
  const enough = listed || asked.length >= AUTOCOMPLETE.characters;
  const wanted = known === null && field.path !== null && opened;
  const list = useQuery({
    queryKey: [resource, 'options', field.referential],
    queryFn: async ({ signal }) =>
      readAllOptions(dataProvider, { resource, filter: { type: field.referential }, signal }),
    enabled: wanted && listed,
    staleTime: 5 * 60_000,
  });
  const found = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: AUTOCOMPLETE.page },
      sort: { field: 'id', order: 'ASC' },
      filter: /^\d+$/.test(asked) ? { id: Number(asked) } : { [definition?.search ?? 'name']: asked },
    },
    { enabled: wanted && !listed && enough },
  );
  const { data, error, isPending, isFetching } = listed ? list : found;
  return {
    options: known ?? (enough ? (data ?? []) : []),
    searching:
      known === null &&
      ((enough && isPending && opened) || isFetching || (!listed && typed.trim() !== asked)),
    failed: error !== null,
    missing: listed ? 0 : Math.max(0, AUTOCOMPLETE.characters - typed.trim().length),
    searched: !listed,
    search: setTyped,
    open: () => setOpened(true),
  };
};
