import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { AppDataProvider } from '../data/createDataProvider.ts';
import { query } from '../data/graphql/query.ts';
import { collectionOf, idOf, iriOf } from '../lib/iri.ts';
import { valueAt } from '../lib/paths.ts';
import type { WordingHint } from '../schema/kinds.ts';
import { RelatedContext } from './RelatedContext.ts';

type Say = (name: string) => string;

/** The value that a name agrees with, as far as the record around it or the page has it. */
const useKnownWith = (wording: WordingHint | undefined): unknown => {
  const record = useRecordContext();
  const related = use(RelatedContext);
  const [head = '', property = ''] = wording?.with.split('.') ?? [];
  return valueAt(record, wording?.with ?? '') ?? valueAt(related.get(iriOf(record?.[head]) ?? ''), property);
};

const sayWith =
  (wording: WordingHint | undefined, value: unknown): Say =>
  (name) =>
    wording?.say(name, value) ?? name;

/** How a name agrees with the record around it (hint `wording`). What the page has not read of that is queried. */
export const useWording = (wording: WordingHint | undefined): Say => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const record = useRecordContext();
  const known = useKnownWith(wording);
  const [head = '', property = ''] = wording?.with.split('.') ?? [];
  const iri = iriOf(record?.[head]);
  const collection = iri === null ? null : collectionOf(iri);
  const { data } = useQuery({
    queryKey: ['wording', iri, property],
    queryFn: async ({ signal }) => {
      const question = query(`wording ${collection}`, collection ?? '')
        .select(property)
        .where('id', idOf(iri));
      return (await dataProvider.query(question.withoutTotal(), { signal })).data[0] ?? null;
    },
    enabled: wording !== undefined && known === undefined && collection !== null,
  });
  return sayWith(wording, known ?? valueAt(data, property));
};

interface WordedProps {
  readonly wording: WordingHint;
  readonly children: (say: Say) => ReactNode;
}

/** A query for each row of a list is more than its cells cost: where the value is at hand there is none. */
export const Worded = (props: WordedProps) => {
  const known = useKnownWith(props.wording);
  return known === undefined ? <FetchedWording {...props} /> : props.children(sayWith(props.wording, known));
};

const FetchedWording = ({ wording, children }: WordedProps) => children(useWording(wording));
