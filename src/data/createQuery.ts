import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { toMap } from '../schema/read.ts';
import { createGraphql, type QueryOptions, type Graphql } from './graphql/createGraphql.ts';
import type { Member } from './graphql/fromConnection.ts';
import type { Query } from './graphql/query.ts';

/**
 * Queries GraphQL, or REST collections where a server or a collection has no GraphQL, which is remembered until the
 * page is left.
 */
export const createQuery = (transport: Transport, queryRest: Graphql['query']): Graphql['query'] => {
  const graphql = createGraphql(transport);
  const lacking = { all: false, collections: new Set<string>() };
  return async (question, options) => {
    const { collection } = question.parts;
    if (lacking.all || lacking.collections.has(collection)) return queryRest(question, options);
    try {
      return await graphql.query(question, options);
    } catch (error) {
      const isWithoutAll = hasNoGraphql(error);
      if (!isWithoutAll && !knowsNoRoot(error)) throw error;
      if (isWithoutAll) lacking.all = true;
      else lacking.collections.add(collection);
      return queryRest(question, options);
    }
  };
};

/** Label queries fall back to REST: GraphQL fails for classes whose fields are outside its serialisation groups. */
export const withRestLabels =
  (query: Graphql['query'], queryRest: Graphql['query']): Graphql['query'] =>
  async (question, options) =>
    query(question, options).catch((error: unknown) => {
      if (isFailureOfGraphql(error)) return queryRest(question, options);
      throw error;
    });

const isFailureOfGraphql = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'server' && 'errors' in toMap(error.body);

/** Nothing answers there, or a page that is no answer of an API. */
const hasNoGraphql = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || 'errors' in toMap(error.body)) return false;
  const { status } = error;
  return status === 404 || status === 405 || (status !== null && status < 300);
};

const knowsNoRoot = (error: unknown): boolean =>
  error instanceof ApiError && /Cannot query field "\w+" on type "Query"/.test(error.message);

/** Largest page that a server gives. */
const PAGE = 100;
/** A server whose pages never end must not be read for ever. */
const MOST_PAGES = 100;

/** Every record of a query, page after page by cursor. */
export const readToEnd = async (
  runQuery: Graphql['query'],
  query: Query,
  options?: QueryOptions,
): Promise<readonly Member[]> => {
  const members = new Map<string, Member>();
  let next = query.pagination({ limit: PAGE });
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // The cursor of the next page is in this one.
    // oxlint-disable-next-line no-await-in-loop
    const { members: found, pageInfo } = await runQuery(next, options);
    // A server that knows no pages answers the same rows to each of them.
    for (const member of found) members.set(member['@id'], member);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null || found.length === 0) break;
    next = next.after(pageInfo.endCursor);
  }
  return [...members.values()];
};
