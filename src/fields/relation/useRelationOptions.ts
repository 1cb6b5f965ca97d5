import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { seenRecords } from '../../data/copy/seenRecords.ts';
import { queryByName } from '../../data/queryByName.ts';
import { searchedOf } from '../../data/searchedOf.ts';
import { PAGE, query } from '../../data/graphql/query.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { isCancelled } from '../../http/ApiError.ts';
import { valueAt } from '../../lib/paths.ts';
import { beginsWords, toLine } from '../../lib/text.ts';
import { toText } from '../../schema/read.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { labelOf } from '../labelOf.ts';
import { useDirectory, useResourceOf } from '../DirectoryContext.tsx';
import { useKnownRecords } from '../KnownRecords.tsx';
import type { OptionConditions } from './useConditions.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** Autocomplete of the specification: 3 characters, 250 ms, a page of 25. */
export const AUTOCOMPLETE = { characters: 3, debounceMs: 250, page: PAGE } as const;

interface RelationOptions {
  readonly options: readonly RaRecord[];
  /** Every option, once a whole list has come. */
  readonly offered: readonly RaRecord[] | null;
  /** There are others of what is typed than those on offer. */
  readonly more: boolean;
  readonly searching: boolean;
  /** The options were found for an earlier text; the answer to this one is yet to come. */
  readonly overtaken: boolean;
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
  /** Id of the input, by which its searches cancel one another. */
  readonly id: string;
  readonly conditions: OptionConditions;
  /** Every option is loaded and only needs narrowing. */
  readonly listed: boolean;
}

/** Records that a relation may point to: a referential list as a whole, others searched on the server. */
export const useRelationOptions = ({ field, id, conditions, listed }: Wanted): RelationOptions => {
  const directory = useDirectory();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const known = useKnownRecords(field.path);
  const searchText = useDebouncedValue(toLine(typed), AUTOCOMPLETE.debounceMs);
  const enough = listed || searchText.length >= AUTOCOMPLETE.characters;
  const collection = field.path ?? '';
  const { where, notWhere, orderBy, complete } = conditions;
  const wanted = known === null && collection !== '' && opened && complete;
  const list = useQuery({
    queryKey: [collection, 'options', field.referential, where, notWhere, orderBy],
    queryFn: async ({ signal }) => {
      const type = field.referential;
      const options = { collection, type, where, notWhere, ...(orderBy ? { orderBy } : {}) };
      return (await dataProvider.queryAll(referentials(options), { signal })).data;
    },
    enabled: wanted && listed,
    staleTime: 5 * 60_000,
  });
  const definition = useResourceOf(field.path);
  const search = conditions.search ?? definition?.search;
  const conditioned = [search, where, notWhere];
  const within = hashKey(conditioned);
  const found = useQuery({
    queryKey: [collection, 'autocomplete', searchText, ...conditioned],
    queryFn: async ({ signal }) => {
      const { data: select } = await dataProvider.labelFields(collection);
      const question = query(`autocomplete ${id}`, collection)
        .select(...select, ...(definition?.disambiguation ?? []))
        .holding(where, notWhere);
      const searched = searchedOf(definition, directory, select, search);
      return queryByName(dataProvider, searchText, { searched, question }, { signal });
    },
    enabled: wanted && !listed && enough,
    // Further letters replace the list at once, or the key pressed meanwhile would find nothing highlighted.
    placeholderData: (last, before) =>
      hashKey(before?.queryKey.slice(3) ?? []) === within ? last : undefined,
  });
  const { error, isPending, isFetching } = listed ? list : found;
  const isResting = toLine(typed) === searchText;
  const data = (listed ? list.data : found.data?.data) ?? [];
  const client = useQueryClient();
  // Only the server knows what else narrows the field.
  const isNarrowed = Object.keys({ ...where, ...notWhere }).length > 0;
  const isOpen = wanted && !listed && !isNarrowed && toLine(typed) !== '';
  const seen = isOpen ? seenByName(client, definition, typed) : [];
  return {
    options: known ?? (enough && complete ? together(seen, data) : seen),
    offered: known ?? (listed ? (list.data ?? null) : null),
    searching:
      known === null &&
      complete &&
      ((enough && isPending && opened) || isFetching || (!listed && !isResting)),
    overtaken: !listed && (!isResting || found.isPlaceholderData),
    more: !listed && enough && complete && (found.data?.more ?? false),
    failed: error !== null && !isCancelled(error),
    missing: listed ? 0 : Math.max(0, AUTOCOMPLETE.characters - toLine(typed).length),
    search: setTyped,
    typed,
    open: () => setOpened(true),
  };
};

/** Records that the club was shown and that go by what is typed: there before the server answers. */
const seenByName = (
  client: QueryClient,
  definition: ResourceDefinition | undefined,
  typed: string,
): readonly RaRecord[] =>
  definition
    ? seenRecords(client, definition.name)
        .filter((record) => definition.recordRepresentation?.some((path) => toText(valueAt(record, path))))
        .filter((record) => beginsWords(labelOf(record, definition), typed))
        .slice(0, PAGE)
    : [];

const together = (seen: readonly RaRecord[], found: readonly RaRecord[]): readonly RaRecord[] => [
  ...seen,
  ...found.filter(({ id }) => seen.every((one) => String(one.id) !== String(id))),
];
