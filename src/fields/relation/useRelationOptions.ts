import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { askByName } from '../../data/askByName.ts';
import { searchedOf } from '../../data/searchedOf.ts';
import { PAGE, query } from '../../data/graphql/query.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { isCancelled } from '../../http/ApiError.ts';
import { toLine } from '../../lib/text.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { useDirectory, useResourceOf } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';
import type { OptionConditions } from './useConditions.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** Autocomplete of the specification: 3 characters, 250 ms, a page of 25. */
export const AUTOCOMPLETE = { characters: 3, debounceMs: 250, page: PAGE } as const;

interface RelationOptions {
  readonly options: readonly RaRecord[];
  /** Every option, once a list that is held whole has come. */
  readonly offered: readonly RaRecord[] | null;
  /** There are others of what is typed than those on offer. */
  readonly more: boolean;
  readonly searching: boolean;
  readonly failed: boolean;
  /** Characters still missing before a search starts. */
  readonly missing: number;
  readonly search: (typed: string) => void;
  readonly typed: string;
  /** Referential lists are read when the picker is first opened. */
  readonly open: () => void;
}

interface Wanted {
  readonly field: FieldDescription;
  /** Of the input, by which its searches cancel one another. */
  readonly id: string;
  readonly conditions: OptionConditions;
  /** Every option is held and only needs narrowing. */
  readonly listed: boolean;
}

/** Records that a relation may point to: a referential list as a whole, others searched on the server. */
export const useRelationOptions = ({ field, id, conditions, listed }: Wanted): RelationOptions => {
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const known = useKnownRecords(field.path);
  const asked = useDebouncedValue(toLine(typed), AUTOCOMPLETE.debounceMs);
  const enough = listed || asked.length >= AUTOCOMPLETE.characters;
  const collection = field.path ?? '';
  const { where, notWhere, orderBy, complete } = conditions;
  const wanted = known === null && collection !== '' && opened && complete;
  const list = useQuery({
    queryKey: [collection, 'options', field.referential, where, notWhere, orderBy],
    queryFn: async ({ signal }) => {
      const type = field.referential;
      const options = { collection, type, where, notWhere, ...(orderBy ? { orderBy } : {}) };
      return (await dataProvider.askAll(referentials(options), { signal })).data;
    },
    enabled: wanted && listed,
    staleTime: 5 * 60_000,
  });
  const definition = useResourceOf(field.path);
  const search = conditions.search ?? definition?.search;
  const conditioned = [search, where, notWhere];
  const within = hashKey(conditioned);
  const found = useQuery({
    queryKey: [collection, 'autocomplete', asked, ...conditioned],
    queryFn: async ({ signal }) => {
      const { data: select } = await dataProvider.labelFields(collection);
      const question = query(`autocomplete ${id}`, collection)
        .select(...select, ...(definition?.disambiguation ?? []))
        .holding(where, notWhere);
      const searched = searchedOf(definition, directory, select, search);
      return askByName(dataProvider, asked, { searched, question }, { signal });
    },
    enabled: wanted && !listed && enough,
    // Further letters replace the list at once, or the key pressed meanwhile would find nothing highlighted.
    placeholderData: (last, before) =>
      hashKey(before?.queryKey.slice(3) ?? []) === within ? last : undefined,
  });
  const { error, isPending, isFetching } = listed ? list : found;
  const data = listed ? list.data : found.data?.data;
  return {
    options: known ?? (enough && complete ? (data ?? []) : []),
    offered: known ?? (listed ? (list.data ?? null) : null),
    searching:
      known === null &&
      complete &&
      ((enough && isPending && opened) || isFetching || (!listed && toLine(typed) !== asked)),
    more: !listed && enough && complete && (found.data?.more ?? false),
    failed: error !== null && !isCancelled(error),
    missing: listed ? 0 : Math.max(0, AUTOCOMPLETE.characters - toLine(typed).length),
    search: setTyped,
    typed,
    open: () => setOpened(true),
  };
};
