import { publicQueries } from '../generated/publicQueries.ts';
import type { Transport } from '../http/createTransport.ts';
import { toApiPath } from '../lib/iri.ts';
import { isObject, toList } from '../schema/read.ts';
import { fromConnection, type MemberList } from './graphql/fromConnection.ts';
import { toAnswerError, toGraphqlError } from './graphql/toGraphqlError.ts';
import { isRefusal } from './graphql/unknownFields.ts';

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

/** Queries that the server behind a transport has refused as unknown; sent in their plain form from then on. */
const refused = new WeakMap<Transport, Set<PublicQuery>>();

/**
 * Sends a query written at build time by GET, so that it can be cached; its plain form where the server refuses it.
 * Rejects with an `ApiError`, also for a partial answer.
 */
export const askPublic = async <N extends PublicQuery>(
  transport: Transport,
  name: N,
  variables: Variables<N>,
  options: AskOptions = {},
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

const send = async (
  transport: Transport,
  text: string,
  variables: object,
  { signal, isFresh = false }: AskOptions,
): Promise<unknown> => {
  const query = new URLSearchParams({ query: text, variables: JSON.stringify(variables) });
  const { body } = await transport.request(toApiPath(`/graphql?${query}`), {
    ...(signal ? { signal } : {}),
    isFresh,
  });
  return body;
};

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
