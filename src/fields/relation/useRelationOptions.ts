import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useDebouncedValue } from './useDebouncedValue.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useKnownRecords } from '../KnownRecords.tsx';
import { useDirectory } from '../DirectoryContext.tsx';

/** Autocomplete of the specification: 3 characters, 250 ms, a page of 25. */
const AUTOCOMPLETE = { characters: 3, debounceMs: 250, page: 25 } as const;
/** Values of a referential list are few: they are offered at once. */
const REFERENTIAL_PAGE = 100;

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

/** Records that a relation may point to, searched on the server while the user types. */
export const useRelationOptions = (field: FieldDescription): RelationOptions => {
  const directory = useDirectory();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const definition = directory.byPath(field.path ?? '');
  const asked = useDebouncedValue(typed.trim(), AUTOCOMPLETE.debounceMs);
  const known = useKnownRecords(field.path);
  const listed = field.referential !== null || known !== null;
  const enough = listed || asked.length >= AUTOCOMPLETE.characters;
  const { data, isPending, isFetching, error } = useGetList<RaRecord>(
    definition?.name ?? field.path ?? '',
    {
      pagination: { page: 1, perPage: listed ? REFERENTIAL_PAGE : AUTOCOMPLETE.page },
      sort: listed ? { field: 'position', order: 'ASC' } : { field: 'id', order: 'ASC' },
      filter: listed
        ? { type: field.referential }
        : /^\d+$/.test(asked)
          ? { id: Number(asked) }
          : { [definition?.search ?? 'name']: asked },
    },
    {
      enabled: known === null && field.path !== null && opened && enough,
      staleTime: listed ? 5 * 60_000 : 0,
    },
  );
  return {
    options: known ?? (enough ? (data ?? []) : []),
    searching: known === null && ((enough && isPending && opened) || isFetching || typed.trim() !== asked),
    failed: error !== null,
    missing: listed ? 0 : Math.max(0, AUTOCOMPLETE.characters - typed.trim().length),
    searched: !listed,
    search: setTyped,
    open: () => setOpened(true),
  };
};
