import type { AskOptions, Graphql } from './createGraphql.ts';
import type { Member } from './fromConnection.ts';
import type { Query } from './query.ts';

/** Largest page that a server gives. */
const PAGE = 100;
/** A server whose pages never end must not be asked for ever. */
const MOST_PAGES = 100;

/** Every record of a query, page after page by cursor. */
export const readToEnd = async (
  ask: Graphql['ask'],
  asked: Query,
  options?: AskOptions,
): Promise<readonly Member[]> => {
  const members: Member[] = [];
  let next = asked.pagination({ limit: PAGE });
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // The cursor of the next page stands in this one.
    // oxlint-disable-next-line no-await-in-loop
    const { members: found, pageInfo } = await ask(next, options);
    members.push(...found);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null || found.length === 0) break;
    next = next.after(pageInfo.endCursor);
  }
  return members;
};
