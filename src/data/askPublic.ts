import { publicQueries } from '../generated/publicQueries.ts';
import type { Transport } from '../http/createTransport.ts';
import { isObject, toList } from '../schema/read.ts';
import { fromConnection, type MemberList } from './graphql/fromConnection.ts';
import { toAnswerError, toGraphqlError } from './graphql/toGraphqlError.ts';

type Queries = typeof publicQueries;
export type PublicQuery = keyof Queries;

type Variables<N extends PublicQuery> = Readonly<
  Record<Queries[N]['variables'][number], string | number | null>
>;

interface AskOptions {
  readonly signal?: AbortSignal;
  /** Whether no cache may answer. */
  readonly isFresh?: boolean;
}

/**
 * Sends a text that was written at build, by GET, so that what anybody may read can be kept on the way. Rejects
 * with an `ApiError`, also where the server answers a part only.
 */
export const askPublic = async <N extends PublicQuery>(
  transport: Transport,
  name: N,
  variables: Variables<N>,
  { signal, isFresh = false }: AskOptions = {},
): Promise<Readonly<Record<keyof Queries[N]['roots'], MemberList>>> => {
  const { text, roots } = publicQueries[name];
  const query = new URLSearchParams({ query: text, variables: JSON.stringify(variables) });
  const { body } = await transport.request(`/api/graphql?${query}`, {
    ...(signal ? { signal } : {}),
    isFresh,
  });
  const { data, errors } = isObject(body) ? body : {};
  const failures = toList(errors);
  if (failures.length > 0) throw toGraphqlError(failures);
  const lists = Object.entries(roots).map(([alias, parts]) => {
    const list = isObject(data) ? fromConnection(data[alias], parts) : undefined;
    if (!list) throw toAnswerError(body);
    return [alias, list] as const;
  });
  return Object.fromEntries(lists) as Record<keyof Queries[N]['roots'], MemberList>;
};
