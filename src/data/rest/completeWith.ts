import { collectionOf } from '../../lib/iri.ts';
import type { Member } from '../graphql/fromConnection.ts';
import type { ReadByIds } from './createReadByIds.ts';

type Complete = (
  records: readonly Member[],
  select: readonly string[],
  signal?: AbortSignal,
) => Promise<readonly Member[]>;

/**
 * Replaces IRIs by records where more than the IRI is selected, one read a collection: for `person.familyName` all
 * persons at once.
 */
export const completeWith = (readByIds: ReadByIds): Complete => {
  const complete: Complete = async (records, select, signal) => {
    const found = new Map(
      (
        await Promise.all(
          [...wantedOf(records, select)].map(async ([collection, { iris, paths }]) =>
            complete(await readByIds(collection, [...iris], signal), [...paths], signal),
          ),
        )
      )
        .flat()
        .map((record) => [record['@id'], record] as const),
    );
    if (found.size === 0) return records;
    const named = (value: unknown): unknown =>
      typeof value === 'string' ? (found.get(value) ?? value) : value;
    const heads = new Set(stepsOf(select).map(([head]) => head));
    return records.map((record): Member => ({
      ...record,
      ...Object.fromEntries(
        Object.entries(record)
          .filter(([name]) => heads.has(name))
          .map(([name, value]) => [name, Array.isArray(value) ? value.map(named) : named(value)]),
      ),
    }));
  };
  return complete;
};

interface Wanted {
  readonly iris: Set<string>;
  readonly paths: Set<string>;
}

/** The selected paths behind relations: the relation, and the path from there. */
const stepsOf = (select: readonly string[]): readonly (readonly [head: string, rest: string])[] =>
  select.flatMap((path) => {
    const [head = '', ...rest] = path.split('.');
    return rest.length === 0 || rest.join('.') === 'id'
      ? []
      : [[head.replace(/\[\]$/, ''), rest.join('.')] as const];
  });

/** By collection; the server answers the records under the same IRIs. */
const wantedOf = (records: readonly Member[], select: readonly string[]): ReadonlyMap<string, Wanted> => {
  const wanted = new Map<string, Wanted>();
  for (const [head, path] of stepsOf(select)) {
    for (const record of records) {
      const value = Object.hasOwn(record, head) ? record[head] : null;
      for (const iri of Array.isArray(value) ? value : [value]) {
        const collection = typeof iri === 'string' ? collectionOf(iri) : null;
        if (collection === null) continue;
        const entry = wanted.get(collection) ?? { iris: new Set(), paths: new Set() };
        wanted.set(collection, entry);
        entry.iris.add(iri as string);
        entry.paths.add(path);
      }
    }
  }
  return wanted;
};
