import { chunk } from '../../lib/chunk.ts';
import { collectionOf, fromApiPath, idOf, pathOf } from '../../lib/iri.ts';
import { collect } from './collect.ts';
import type { Graphql } from './createGraphql.ts';
import type { Member } from './fromConnection.ts';
import { query } from './query.ts';

interface Wanted {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly select: readonly string[];
  readonly iris: readonly string[];
  /** Nothing is drawn without them. */
  readonly isAwaited?: boolean;
}

/** Reads records by their addresses; those that the server does not give are left out. */
export type RecordLoader = (wanted: Wanted, signal?: AbortSignal) => Promise<readonly Member[]>;

/** Records of one query: the largest page that a server gives. */
const MANY = 100;

/** Records wanted of one collection at once are one query: hundreds of labels cost what one does. */
export const createRecordLoader = (runQuery: Graphql['query']): RecordLoader => {
  const load = collect<Wanted, readonly Member[]>({
    waitMs: 0,
    split: byFields,
    send: async (batch, signal) => {
      const keys = batch.map(({ item }) => item.iris.map(recordKey));
      const { collection = '', select = [] } = batch[0]?.item ?? {};
      const pages = toPages(keys.flat()).map((ids) =>
        runQuery(
          query(`records ${collection}`, collection)
            .select(...select)
            .where('id', ids.length === 1 ? ids[0] : ids)
            .pagination({ limit: ids.length })
            .withoutTotal(),
          { signal, isAwaited: batch.some(({ item }) => item.isAwaited) },
        ),
      );
      const members = (await Promise.all(pages)).flatMap((page) => page.members);
      return keys.map((own) => members.filter((member) => own.includes(recordKey(member['@id']))));
    },
  });
  return async (wanted, signal) => (wanted.iris.length === 0 ? [] : load(wanted, signal));
};

const byFields = <T extends { readonly item: Wanted }>(batch: readonly T[]): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const entry of batch) {
    const key = JSON.stringify([entry.item.collection, entry.item.select]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
};

/**
 * Of records of one collection the integer is enough: a club is the same as `/clubs/7` and as `/organizations/7`. That
 * behind a slash within an identifier (`/rooms/A/1`) is a part of one.
 */
export const recordKey = (iri: string): string | number =>
  fromApiPath(iri) !== null && collectionOf(iri) === null ? pathOf(iri) : (idOf(iri) ?? pathOf(iri));

/** Pages of integers, then pages of the addresses that end in none. */
const toPages = (keys: readonly (string | number)[]): readonly (readonly (string | number)[])[] => {
  const numbers = new Set(keys.filter((key) => typeof key === 'number'));
  const addresses = new Set(keys.filter((key) => typeof key !== 'number'));
  return [[...numbers], [...addresses]].flatMap((ids) => chunk<string | number>(ids, MANY));
};
