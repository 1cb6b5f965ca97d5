import { ApiError } from '../http/ApiError.ts';
import type { AppDataProvider } from './createDataProvider.ts';
import { findByName, type FoundByName } from './findByName.ts';
import type { QueryOptions } from './graphql/createGraphql.ts';
import { PAGE, Query } from './graphql/query.ts';
import type { Searched } from './searchedOf.ts';

const NONE: FoundByName = { data: [], more: false };

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.message.startsWith('Unknown argument');

interface Wanted {
  readonly searched: Searched;
  /** Conditions on all of the records, and the fields to read beside those that are searched. */
  readonly question: Query;
  /** Records wanted at most; a page when nothing is said. */
  readonly shown?: number;
}

/** The records of a collection that go by what is typed, by GraphQL; the rules are those of `findByName`. */
export const queryByName = (
  provider: Pick<AppDataProvider, 'query'>,
  typed: string,
  { searched, question, shown = PAGE }: Wanted,
  options?: QueryOptions,
): Promise<FoundByName> => {
  const { names, number } = searched;
  const [first = 'name', ...others] = names;
  const isNew = (path: string): boolean => !question.parts.select.includes(path);
  const base = question
    .select(...[first].filter(isNew))
    .selectIfKnown(...[...others, ...(number === null ? [] : [number])].filter(isNew))
    .withoutTotal();
  let count = 0;
  return findByName(
    typed,
    searched,
    async (conditions, limit) => {
      count += 1;
      // Questions of one document have different names.
      const named = new Query(count === 1 ? base.name : `${base.name} ${count}`, base.parts);
      const narrowed = named.holding(conditions).pagination({ limit });
      try {
        const { data, pageInfo } = await provider.query(narrowed, options);
        return { data, more: pageInfo.hasNextPage };
      } catch (error) {
        // Not every server filters by the names beside the one that is searched first.
        if (!(first in conditions) && isUnknown(error)) return NONE;
        throw error;
      }
    },
    shown,
  );
};
