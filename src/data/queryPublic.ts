import { publicQueries } from '../generated/publicQueries.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { toApiPath } from '../lib/iri.ts';
import { isObject, toList } from '../schema/read.ts';
import { fromConnection, type MemberList } from './graphql/fromConnection.ts';
import { isRefusal, toAnswerError, toGraphqlError } from './graphql/toGraphqlError.ts';

type Queries = typeof publicQueries;
type PublicQuery = keyof Queries;

type Variables<N extends PublicQuery> = Readonly<
  Record<Queries[N]['variables'][number], string | number | null>
>;

interface QueryOptions {
  readonly signal?: AbortSignal;
  /** Whether no cache may answer. */
  readonly isFresh?: boolean;
}

/** Queries that the server behind a transport has refused as unknown; sent in their plain form from then on. */
const refused = new WeakMap<Transport, Set<PublicQuery>>();

/**
 * Sends a query written at build time: by GET, so that it can be cached, by POST to a server that takes no other, and
 * in its plain form where the server does not know all of it.
 * Rejects with an `ApiError`, also for a partial answer.
 */
export const queryPublic = async <N extends PublicQuery>(
  transport: Transport,
  name: N,
  variables: Variables<N>,
  options: QueryOptions = {},
): Promise<Readonly<Record<keyof Queries[N]['roots'], MemberList>>> => {
  const { text, plain, roots }: Written = publicQueries[name];
  const read = async (query: string) =>
    fromAnswer<keyof Queries[N]['roots']>(await send(transport, query, variables, options), roots);
  if (plain === undefined) return read(text);
  if (refused.get(transport)?.has(name)) return read(plain);
  return read(text).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    refused.set(transport, new Set([...(refused.get(transport) ?? []), name]));
    return read(plain);
  });
};

interface Written {
  readonly text: string;
  /** Without what not every server knows; absent where there is nothing of the kind. */
  readonly plain?: string;
  readonly roots: Readonly<Record<string, Parameters<typeof fromConnection>[1]>>;
}

/** Transports to a server that takes queries by POST alone. */
const postOnly = new WeakSet<Transport>();

const send = async (
  transport: Transport,
  query: string,
  variables: object,
  { signal, isFresh = false }: QueryOptions,
): Promise<unknown> => {
  const path = toApiPath('/graphql');
  const options = { ...(signal ? { signal } : {}), isFresh };
  if (!postOnly.has(transport))
    try {
      const params = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      return (await transport.request(`${path}?${params}`, options)).body;
    } catch (error) {
      if (!isRefusedGet(error)) throw error;
    }
  const { body } = await transport.request(path, { ...options, method: 'POST', body: { query, variables } });
  postOnly.add(transport);
  return body;
};

/** Whether a server refused the verb; one that read the query says what is wrong with it. */
const isRefusedGet = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 405 || error.status === 400) && !isRefusal(error);

const fromAnswer = <R extends PropertyKey>(
  body: unknown,
  roots: Written['roots'],
): Readonly<Record<R, MemberList>> => {
  const { data, errors } = isObject(body) ? body : {};
  const failures = toList(errors);
  if (failures.length > 0) throw toGraphqlError(failures);
  const lists = Object.entries(roots).map(([alias, parts]) => {
    const list = isObject(data) ? fromConnection(data[alias], parts) : undefined;
    if (!list) throw toAnswerError(body);
    return [alias, list] as const;
  });
  return Object.fromEntries(lists) as Record<R, MemberList>;
};
