import { chunk } from '../../lib/chunk.ts';
import { idOf, pathOf } from '../../lib/iri.ts';
import type { Graphql } from './createGraphql.ts';
import type { Member } from './fromConnection.ts';
import { nameOf } from './nameOf.ts';
import { query } from './query.ts';
import { cancelled } from './sendQueries.ts';

interface Wanted {
  /** Collection path, `/people`. */
  readonly collection: string;
  readonly select: readonly string[];
  readonly iris: readonly string[];
  readonly signal?: AbortSignal;
}

/** Reads records by their addresses; those that the server does not give are left out. */
export type RecordLoader = (wanted: Wanted) => Promise<readonly Member[]>;

interface Gathering {
  readonly iris: Set<string>;
  readonly controller: AbortController;
  callers: number;
  readonly found: Promise<readonly Member[]>;
}

/** Records of one query: the largest page that a server gives. */
const MANY = 100;

/** What is wanted of one collection in one go, by whomever, is one query: hundreds of labels cost what one does. */
export const createRecordLoader = (ask: Graphql['ask']): RecordLoader => {
  const gatherings = new Map<string, Gathering>();

  const gather = (key: string, { collection, select }: Wanted): Gathering => {
    const iris = new Set<string>();
    const controller = new AbortController();
    const found = new Promise((resolve) => {
      setTimeout(resolve, 0);
    }).then(async () => {
      gatherings.delete(key);
      const pages = toIds([...iris]).map((ids) =>
        ask(
          query(nameOf(collection, [select, ids]), collection)
            .select(...select)
            .where('id', ids.length === 1 ? ids[0] : ids)
            .pagination({ limit: ids.length })
            .withoutTotal(),
          { signal: controller.signal },
        ),
      );
      return (await Promise.all(pages)).flatMap(({ members }) => members);
    });
    const gathering: Gathering = { iris, controller, callers: 0, found };
    gatherings.set(key, gathering);
    return gathering;
  };

  return async (wanted) => {
    const { collection, select, iris, signal } = wanted;
    if (iris.length === 0) return [];
    if (signal?.aborted) throw cancelled();
    const key = JSON.stringify([collection, select]);
    const gathering = gatherings.get(key) ?? gather(key, wanted);
    for (const iri of iris) gathering.iris.add(iri);
    gathering.callers += 1;
    const left = new Promise<never>((_resolve, reject) => {
      const leave = (): void => {
        gathering.callers -= 1;
        if (gathering.callers === 0) gathering.controller.abort();
        reject(cancelled());
      };
      signal?.addEventListener('abort', leave, { once: true });
    });
    const members = await Promise.race([gathering.found, left]);
    const own = new Set(iris.map(keyOf));
    return members.filter((member) => own.has(keyOf(member['@id'])));
  };
};

/** Of records of one collection the integer is enough: a club is the same as `/clubs/7` and as `/organizations/7`. */
export const keyOf = (iri: string): string | number => idOf(iri) ?? pathOf(iri);

/** Pages of integers, then pages of the addresses that end in none. */
const toIds = (iris: readonly string[]): readonly (readonly (string | number)[])[] => {
  const keys = [...new Set(iris.map(keyOf))];
  return [keys.filter(isNumber), keys.filter((key) => !isNumber(key))].flatMap((ids) =>
    chunk<string | number>(ids, MANY),
  );
};

const isNumber = (key: string | number): key is number => typeof key === 'number';
