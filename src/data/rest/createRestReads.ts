import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import type { Graphql } from '../graphql/createGraphql.ts';
import type { Member, MemberList } from '../graphql/fromConnection.ts';
import { type QueryParts, isRange, type Condition } from '../graphql/query.ts';
import { createReadByIds, type ReadByIds } from './createReadByIds.ts';
import { readPage } from './readPage.ts';
import { toRestPath, named } from './toRestPath.ts';
import { collectionOf, idOf, iriOf } from '../../lib/iri.ts';
import { foldText } from '../../lib/text.ts';
import { valueAt } from '../../lib/paths.ts';
import { toNumber } from '../../schema/read.ts';
import { recordKey } from '../graphql/createRecordLoader.ts';

/** Pages that are searched for what a collection does not filter by. */
const MOST_PAGES = 10;

export interface RestReads {
  /**
   * Answers GraphQL queries from REST collections, with the selected fields of relations. Filters that a collection
   * ignores are applied here; a query that the records cannot decide is refused.
   */
  readonly query: Graphql['query'];
  readonly readByIds: ReadByIds;
}

export const createRestReads = (transport: Transport): RestReads => {
  const readByIds = createReadByIds(transport);
  const complete = completeWith(readByIds);
  return {
    readByIds,
    query: async ({ parts }, { signal } = {}) => {
      const ids = idsOf(parts);
      const list = ids
        ? toOnly(await readByIds(parts.collection, ids, signal))
        : await readCollection(transport, parts, signal);
      return { ...list, members: await complete(list.members, parts.select, signal) };
    },
  };
};

/** The records that a question wants by their numbers or addresses and by nothing else. */
const idsOf = ({
  where,
  not,
  or,
  custom,
  exists,
  records,
}: QueryParts): readonly (string | number)[] | null => {
  const [only, ...others] = where;
  const further = [...others, ...not, ...or, ...custom, ...exists];
  if (only?.path !== 'id' || further.length > 0 || !records) return null;
  const ids: readonly unknown[] = Array.isArray(only.value) ? only.value : [only.value];
  return ids.filter((id): id is string | number => typeof id === 'string' || typeof id === 'number');
};

const toOnly = (members: readonly Member[]): MemberList => ({
  members,
  pageInfo: { endCursor: null, hasNextPage: false },
  total: members.length,
});

const readCollection = async (
  transport: Transport,
  parts: QueryParts,
  signal: AbortSignal | undefined,
): Promise<MemberList> => {
  const { members, total, next, filters } = await readPage(transport, toRestPath(parts), signal);
  const ignored = ignoredOf(parts, filters);
  if (isHeeded(ignored)) {
    return {
      members: parts.records ? members : [],
      pageInfo: { endCursor: next, hasNextPage: next !== null },
      total,
    };
  }
  const chosen = chosenOf(members, ignored);
  let further = next;
  for (let page = 1; page < MOST_PAGES && further !== null && chosen.length < parts.first; page += 1) {
    // Each page names the next one.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readPage(transport, further, signal);
    chosen.push(...chosenOf(read.members, ignored));
    further = read.next;
  }
  if (further !== null && !parts.records) throw undecided();
  return {
    members: parts.records ? chosen : [],
    pageInfo: { endCursor: further, hasNextPage: further !== null },
    total: further === null ? chosen.length : null,
  };
};

const chosenOf = (members: readonly Member[], ignored: Ignored): Member[] =>
  members.filter((member) => {
    const isWanted = fulfils(member, ignored);
    if (isWanted === null) throw undecided();
    return isWanted;
  });

const undecided = (): ApiError =>
  new ApiError({ kind: 'client', message: 'The collection does not filter by what was requested' });

type Complete = (
  records: readonly Member[],
  select: readonly string[],
  signal?: AbortSignal,
) => Promise<readonly Member[]>;

/**
 * Replaces IRIs by records where more than the IRI is selected, one read a collection: for `person.familyName` all
 * persons at once.
 */
const completeWith = (readByIds: ReadByIds): Complete => {
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
    const recordOf = (value: unknown): unknown =>
      typeof value === 'string' ? (found.get(value) ?? value) : value;
    const heads = new Set(stepsOf(select).map(([head]) => head));
    return records.map((record): Member => ({
      ...record,
      ...Object.fromEntries(
        Object.entries(record)
          .filter(([name]) => heads.has(name))
          .map(([name, value]) => [name, Array.isArray(value) ? value.map(recordOf) : recordOf(value)]),
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

/** The requested filters that a collection does not know, and so has ignored. */
type Ignored = Pick<QueryParts, 'where' | 'not' | 'or'> & {
  /** Other conditions, which cannot be checked on a record. */
  readonly others: number;
};

/** The conditions of a question whose parameters a collection does not name among its filters. */
const ignoredOf = (
  { where, custom, not, or, exists, optional }: QueryParts,
  known: ReadonlySet<string>,
): Ignored => {
  const isIgnored = (name: string, value: unknown): boolean =>
    named(name, value).some((parameter) => !known.has(parameter.name));
  return {
    where: where.filter(({ path, value }) => !optional.includes(path) && isIgnored(path, value)),
    not: not.filter(({ path, value }) => isIgnored(`not[${path}]`, value)),
    or: or.some(({ path, value }) => isIgnored(`or[${path}]`, value)) ? or : [],
    others:
      custom.filter(([name, value]) => isIgnored(name, value)).length +
      exists.filter(([path, value]) => isIgnored(`exists[${path}]`, value)).length,
  };
};

/** Whether the collection heeded every condition. */
const isHeeded = ({ where, not, or, others }: Ignored): boolean =>
  where.length + not.length + or.length + others === 0;

/** Whether a record fulfils what its collection ignored; null where the record does not show it. */
const fulfils = (record: unknown, { where, not, or, others }: Ignored): boolean | null => {
  if (others > 0) return null;
  return all([
    ...where.map((condition) => holds(record, condition)),
    ...not.map((condition) => opposite(holds(record, condition))),
    ...(or.length > 0 ? [opposite(all(or.map((condition) => opposite(holds(record, condition)))))] : []),
  ]);
};

const opposite = (result: boolean | null): boolean | null => (result === null ? null : !result);

const all = (result: readonly (boolean | null)[]): boolean | null =>
  result.includes(false) ? false : result.includes(null) ? null : true;

const holds = (record: unknown, { path, value }: Condition): boolean | null => {
  const received = path === 'id' ? iriOf(record) : valueAt(record, path);
  if (received === undefined || isRange(value)) return null;
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).some((one) =>
    isSame(received, one),
  );
};

/** Texts are searched, as filters of names do; a related record is known by its address or its number. */
const isSame = (received: unknown, wanted: unknown): boolean => {
  if (Array.isArray(received)) return received.some((one) => isSame(one, wanted));
  const iri = iriOf(received);
  if (iri !== null && iri.startsWith('/'))
    return recordKey(iri) === recordKey(String(wanted)) || idOf(iri) === wanted;
  if (typeof received === 'string' && typeof wanted === 'string')
    return foldText(received).includes(foldText(wanted));
  return received === wanted || (toNumber(received) !== null && toNumber(received) === toNumber(wanted));
};
