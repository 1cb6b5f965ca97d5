import { ClientError, GraphQLClient } from 'graphql-request';
import type { Transport } from '../../http/createTransport.ts';
import { collect } from './collect.ts';
import { fromConnection, type MemberList } from './fromConnection.ts';
import type { Question } from './query.ts';
import { ApiError, cancelled } from '../../http/ApiError.ts';
import { parseJson } from '../../http/parseJson.ts';
import { isObject, toList, toMap, toText } from '../../schema/read.ts';
import { toDocument } from './toDocument.ts';
import { toAnswerError, toGraphqlError } from './toGraphqlError.ts';
import { noteUnknown, withoutUnknown } from './unknownFields.ts';

export interface QueryOptions {
  /** Cancels the query, which leaves the others of its document alone. */
  readonly signal?: AbortSignal;
  /** Goes behind the address, `a=1`; queries of different ones travel apart. */
  readonly queryString?: string;
  /** Nothing is drawn without it: it is sent at once, together with the queries that wait. */
  readonly isAwaited?: boolean;
}

export interface Graphql {
  /** Rejects with an `ApiError`, of kind 'cancelled' when the signal aborts. */
  readonly query: (query: Question, options?: QueryOptions) => Promise<MemberList>;
}

/** From the first query on, this long others may join it. */
const BATCH_MS = 100;

/**
 * GraphQL over the API's transport: queries within 100 ms of the first, or before one that is awaited, are one
 * document.
 */
export const createGraphql = (transport: Transport): Graphql => {
  const add = collect<GraphqlQuery, MemberList>({
    waitMs: BATCH_MS,
    split: splitBatch,
    send: createSender(transport),
  });
  return {
    query: (query, { signal, queryString = '', isAwaited = false } = {}) =>
      add({ query, queryString }, signal, isAwaited),
  };
};

/** Limits of one document; servers refuse larger ones. A query above them is sent alone. */
const DOCUMENT_LIMITS = { queries: 40, fields: 600, characters: 20_000 } as const;
/** `edges`, `cursor`, `node`, its key, `pageInfo` and its four, `totalCount`, the root itself. */
const FIELDS_AROUND = 11;

/** The queries of a batch by query string and size, in their order. */
const splitBatch = <T extends { readonly item: GraphqlQuery }>(
  batch: readonly T[],
): readonly (readonly T[])[] => {
  const documents: T[][] = [];
  const open = new Map<string, { readonly document: T[]; fields: number; characters: number }>();
  for (const entry of batch) {
    const { query, queryString } = entry.item;
    const fields = query.parts.select.join('.').split('.').length + FIELDS_AROUND;
    const characters = JSON.stringify(query.parts).length;
    const last = open.get(queryString);
    const hasRoom =
      last &&
      last.document.length < DOCUMENT_LIMITS.queries &&
      last.fields + fields <= DOCUMENT_LIMITS.fields &&
      last.characters + characters <= DOCUMENT_LIMITS.characters;
    if (hasRoom) {
      last.document.push(entry);
      last.fields += fields;
      last.characters += characters;
    } else {
      const document = [entry];
      documents.push(document);
      open.set(queryString, { document, fields, characters });
    }
  }
  return documents;
};

interface GraphqlQuery {
  readonly query: Question;
  readonly queryString: string;
}

type Outcome = MemberList | Error;

interface Sent {
  readonly item: GraphqlQuery;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends queries as one document by graphql-request; answers keep their order, and an error with an alias fails that
 * query alone. A refused document is repeated query by query; a query refused alone is repeated without its unknown
 * optional fields, which are remembered.
 */
const createSender = (transport: Transport) => {
  const unknown = new Set<string>();
  const fetch = fetchOver(transport);

  const send = async (batch: readonly Sent[], signal: AbortSignal): Promise<readonly Outcome[]> => {
    const queries = batch.map(({ item }) => withoutUnknown(item.query, unknown));
    const { text, aliases } = toDocument(queries);
    const client = new GraphQLClient(toUrl(batch[0]?.item.queryString), {
      fetch,
      excludeOperationName: true,
    });
    const answer = await client.rawRequest({ query: text, signal }).catch(responseOf);
    const outcomes = readAnswer(answer, aliases, queries);
    const [only, ...others] = queries;
    if (only && others.length === 0) {
      const [outcome = toAnswerError(null)] = outcomes;
      return noteUnknown(only, outcome, unknown) ? send(batch, signal) : [outcome];
    }
    return Promise.all(
      outcomes.map(async (outcome, index) => {
        const sent = batch[index];
        if (outcome || !sent) return outcome ?? toAnswerError(null);
        if (sent.signal?.aborted) return cancelled();
        const [alone = toAnswerError(null)] = await send([sent], signal);
        return alone;
      }),
    );
  };
  return send;
};

/** The transport completes the address; the client of the library takes whole ones only. */
const toUrl = (queryString = ''): string => `api:/graphql${queryString && `?${queryString}`}`;

/** Token, code, limits and errors are the transport's. */
const fetchOver =
  (transport: Transport): typeof globalThis.fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { body, signal } = init ?? {};
    try {
      const answer = await transport.request(`${pathname}${search}`, {
        method: 'POST',
        body,
        ...(signal ? { signal } : {}),
      });
      return Response.json(answer.body);
    } catch (error) {
      // Some servers refuse a document with a status of its own and say why in the same form.
      const isRefusal = error instanceof ApiError && error.status === 400 && 'errors' in toMap(error.body);
      if (isRefusal) return Response.json(error.body, { status: 400 });
      throw error;
    }
  };

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly body: string;
}

/** The library throws an answer with errors, and what is no answer of GraphQL at all. */
const responseOf = (error: unknown): GraphqlAnswer => {
  if (error instanceof ApiError) throw error;
  return error instanceof ClientError ? error.response : { body: 'null' };
};

/** Undefined for a query that the answer says nothing of. */
const readAnswer = (
  { data, errors, body }: GraphqlAnswer,
  aliases: readonly string[],
  queries: readonly Question[],
): readonly (Outcome | undefined)[] => {
  const failures = toList(errors);
  const lists = aliases.map((alias, index) => {
    const answer = isObject(data) && Object.hasOwn(data, alias) ? data[alias] : null;
    const parts = queries[index]?.parts;
    if (answer === null || !parts) return undefined;
    return fromConnection(answer, parts) ?? toAnswerError(null);
  });
  if (failures.length === 0) return lists.map((list) => list ?? toAnswerError(parseJson(body)));
  if (aliases.length === 1) return [toGraphqlError(failures)];
  const named = failures.map((error) => ({ error, alias: aliasOf(error) }));
  // An error that names no query fails the document, whatever data came with it.
  if (named.some(({ alias }) => alias === null || !aliases.includes(alias)))
    return lists.map(() => undefined);
  return aliases.map((alias, index) => {
    const own = named.filter((entry) => entry.alias === alias).map(({ error }) => error);
    return own.length > 0 ? toGraphqlError(own) : lists[index];
  });
};

const aliasOf = (error: unknown): string | null => (isObject(error) ? toText(toList(error.path)[0]) : null);
