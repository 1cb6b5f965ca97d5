import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import { isObject, toList, toText } from '../../schema/read.ts';
import type { Question } from './query.ts';
import { toAnswerError, toGraphqlError } from './toGraphqlError.ts';
import type { toDocument } from './toDocument.ts';
import { noteUnknown, withoutUnknown, type UnknownFields } from './unknownFields.ts';

interface Sending {
  readonly transport: Transport;
  readonly write: typeof toDocument;
  /** Without `?`; empty for none. */
  readonly queryString: string;
  readonly signal: AbortSignal;
  /** What the server is known not to know; grows with what it refuses. */
  readonly unknown: UnknownFields;
}

/** What a query was answered, or why it was not. */
export type Outcome = { readonly answer: unknown } | { readonly error: unknown };

/**
 * Sends queries as one document; outcomes come in their order. An error that names a query's alias is that query's
 * alone. Where the document as a whole was refused, each query is sent once more by itself, so that a bad one does
 * not fail its neighbours; `isWanted` spares those that nobody waits for any more. One that is refused by itself is
 * sent without those of its optional fields that the server does not know.
 */
export const sendQueries = async (
  sending: Sending,
  queries: readonly Question[],
  isWanted: (index: number) => boolean = () => true,
): Promise<readonly Outcome[]> => {
  const { unknown } = sending;
  const known = queries.map((query) => withoutUnknown(query, unknown));
  const outcomes = await sendDocument(sending, known);
  const [only] = known;
  if (known.length === 1 && only) {
    const [outcome = { error: toAnswerError(null) }] = outcomes;
    return 'error' in outcome && noteUnknown(only, outcome.error, unknown)
      ? sendQueries(sending, queries)
      : [outcome];
  }
  return Promise.all(
    outcomes.map(async (outcome, index): Promise<Outcome> => {
      if (outcome) return outcome;
      const query = queries[index];
      if (!query || !isWanted(index)) return { error: cancelled() };
      const [alone] = await sendQueries(sending, [query]);
      return alone ?? { error: toAnswerError(null) };
    }),
  );
};

export const cancelled = (): ApiError =>
  new ApiError({ kind: 'cancelled', message: 'The query was cancelled' });

/** Undefined for a query that the answer says nothing of. */
const sendDocument = async (
  { transport, write, queryString, signal }: Sending,
  queries: readonly Question[],
): Promise<readonly (Outcome | undefined)[]> => {
  try {
    const { text, aliases } = write(queries);
    const path = queryString === '' ? '/graphql' : `/graphql?${queryString}`;
    const options = { method: 'POST', body: JSON.stringify({ query: text }), signal };
    const body = await transport.request(path, options).then(
      (answer) => answer.body,
      // Some servers refuse a document with a status of its own and say why in the same form.
      (error: unknown) => {
        if (
          error instanceof ApiError &&
          error.status === 400 &&
          isObject(error.body) &&
          'errors' in error.body
        )
          return error.body;
        throw error;
      },
    );
    return readAnswer(body, aliases);
  } catch (error) {
    return queries.map(() => ({ error }));
  }
};

const readAnswer = (body: unknown, aliases: readonly string[]): readonly (Outcome | undefined)[] => {
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  const errors = isObject(body) ? toList(body.errors) : [];
  const [only] = aliases;
  if (errors.length === 0)
    return aliases.map((alias) =>
      Object.hasOwn(data, alias) && data[alias] !== null
        ? { answer: data[alias] }
        : { error: toAnswerError(body) },
    );
  if (aliases.length === 1 && only !== undefined) return [{ error: toGraphqlError(errors) }];
  const named = errors.map((error) => ({ error, alias: aliasOf(error) }));
  // An error that names no query fails the document, whatever data came with it.
  if (named.some(({ alias }) => alias === null || !aliases.includes(alias)))
    return aliases.map(() => undefined);
  return aliases.map((alias) => {
    const own = named.filter((entry) => entry.alias === alias).map(({ error }) => error);
    if (own.length > 0) return { error: toGraphqlError(own) };
    return Object.hasOwn(data, alias) && data[alias] !== null ? { answer: data[alias] } : undefined;
  });
};

const aliasOf = (error: unknown): string | null => (isObject(error) ? toText(toList(error.path)[0]) : null);
