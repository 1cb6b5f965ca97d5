import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { iriOf } from '../../lib/iri.ts';
import { filterFound } from '../filterFound.ts';
import { useKnownRecords } from '../KnownRecords.tsx';
import { AUTOCOMPLETE } from './autocomplete.ts';
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
import { isEmpty } from '../../lib/placeholder.ts';
import type { OptionsHint } from '../../schema/kinds.ts';
import { labelOf } from '../labelOf.ts';
import { useDirectory, useResourceOf } from '../DirectoryContext.tsx';
import { useFieldHint } from '../FieldHints.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

interface OfferOptions {
  readonly field: FieldDescription;
  readonly id: string;
  readonly name: string;
  readonly onChange: (value: readonly unknown[]) => void;
}

/** The records on offer, why there are none, and the search for more. */
export const useOffer = ({ field, id, name, onChange }: OfferOptions, value: readonly unknown[]) => {
  const translate = useTranslate();
  const conditions = useConditions(name);
  const { where, notWhere, complete } = conditions;
  const known = useKnownRecords(field.path);
  const listed = field.referential !== null || known !== null || conditions.whole;
  const offer = useRelationOptions({ field, id, conditions, listed });
  const { options, offered, searching, overtaken, failed, missing, more, search, typed, open } = offer;
  const doubtful = useStaleChoice({ conditions, value, offered, listed, onChange });
  useEffect(() => {
    if (doubtful) open();
    // Opening twice changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtful]);
  const tooMany = translate('choices.more', { smart_count: AUTOCOMPLETE.page });
  const whyNothing = (): string => {
    if (!complete) return translate('choices.incomplete');
    if (failed) return translate(listed ? 'options.failed' : 'autocomplete.failed');
    if (missing > 0) return translate('autocomplete.minimum', { smart_count: AUTOCOMPLETE.characters });
    if (more) return tooMany;
    if (!listed) return translate('autocomplete.nothing');
    const isNarrowed = typed !== '' || Object.keys({ ...where, ...notWhere }).length > 0;
    return isNarrowed || field.referential === null
      ? translate('options.filtered')
      : translate('options.none', { type: field.referential });
  };
  return {
    options,
    open,
    search,
    /** Notice that the records on offer are not all. */
    notice: more && options.length > 0 ? tooMany : null,
    shown: {
      options,
      loading: searching && missing === 0,
      loadingText: translate(listed ? 'options.loading' : 'autocomplete.searching'),
      noOptionsText: whyNothing(),
      // A list that is loaded whole is that of no text.
      filterOptions: filterFound(listed || overtaken),
    },
  };
};

interface Choice {
  readonly conditions: OptionConditions;
  readonly value: readonly unknown[];
  /** The records that the new conditions leave, null until they are known. */
  readonly offered: readonly unknown[] | null;
  /** False where not all that is offered can be read: any change then makes the choice doubtful. */
  readonly listed: boolean;
  readonly onChange: (value: readonly unknown[]) => void;
}

/**
 * Takes back a choice that its conditions no longer allow; the server would refuse it. Answers whether the offer has
 * to be read to know. A choice that changes together with the conditions comes from a record that was loaded.
 */
const useStaleChoice = ({ conditions, value, offered, listed, onChange }: Choice): boolean => {
  const key = JSON.stringify(conditions.where);
  const chosen = value.map((entry) => iriOf(entry) ?? '').join(' ');
  const { complete } = conditions;
  const seen = useRef({ key, chosen, complete });
  const [doubtful, setDoubtful] = useState(false);
  useEffect(() => {
    const last = seen.current;
    seen.current = { key, chosen, complete };
    if (last.key === key || last.chosen !== chosen || chosen === '') return;
    if (complete && listed) setDoubtful(true);
    else if (last.complete) onChange([]);
    // A new `onChange` alone changes nothing; the one of the render that runs this is the latest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, chosen, complete]);
  useEffect(() => {
    if (!doubtful || offered === null) return;
    setDoubtful(false);
    const kept = value.filter((entry) => offered.some((option) => iriOf(option) === iriOf(entry)));
    if (kept.length < value.length) onChange(kept);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtful, offered]);
  return doubtful;
};

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
const useRelationOptions = ({ field, id, conditions, listed }: Wanted): RelationOptions => {
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

type Where = NonNullable<OptionsHint['where']>;

interface OptionConditions {
  readonly where: Where;
  readonly notWhere: Where;
  readonly orderBy: OptionsHint['orderBy'];
  readonly search: string | undefined;
  readonly whole: boolean;
  /** False while a field that the choice depends on is empty: nothing is queried then. */
  readonly complete: boolean;
}

const NONE: OptionsHint = {};

/** Conditions on the records offered at a field, with the values of the fields that it depends on. */
const useConditions = (source: string): OptionConditions => {
  const {
    where,
    notWhere,
    follows = {},
    orderBy,
    search,
    whole = false,
  } = useFieldHint(source).options ?? NONE;
  const { control } = useFormContext();
  const names = Object.values(follows).map((name) => source.replace(/[^.]+$/, name));
  const watched: readonly unknown[] = useWatch({ control, name: names, disabled: names.length === 0 }) ?? [];
  const values = Object.keys(follows).map((property, index) => [property, watched[index]] as const);
  return {
    where: {
      ...where,
      ...Object.fromEntries(values.map(([property, value]) => [property, toValue(value)])),
    },
    notWhere: notWhere ?? {},
    orderBy,
    search,
    whole,
    complete: values.every(([, value]) => !isEmpty(value)),
  };
};

/** A related record counts by its address. */
const toValue = (value: unknown): Where[string] => {
  if (Array.isArray(value)) return value.map((one) => iriOf(one) ?? String(one));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return iriOf(value);
};
