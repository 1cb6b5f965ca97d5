import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import type { Graphql } from '../graphql/createGraphql.ts';
import type { Member, MemberList } from '../graphql/fromConnection.ts';
import type { QueryParts } from '../graphql/query.ts';
import { completeWith } from './completeWith.ts';
import { createReadByIds, type ReadByIds } from './createReadByIds.ts';
import { fulfils, ignoredOf, isHeeded, type Ignored } from './fulfils.ts';
import { readPage } from './readPage.ts';
import { toRestPath } from './toRestPath.ts';

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
