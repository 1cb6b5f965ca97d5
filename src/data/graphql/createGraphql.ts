import { ApiError } from '../../http/ApiError.ts';
import type { Transport } from '../../http/createTransport.ts';
import { fromConnection, type MemberList } from './fromConnection.ts';
import type { Question } from './query.ts';
import { cancelled, sendQueries, type Outcome } from './sendQueries.ts';
import { splitBatch } from './splitBatch.ts';
import type { toDocument } from './toDocument.ts';
import { toAnswerError } from './toGraphqlError.ts';
import type { UnknownFields } from './unknownFields.ts';

export interface AskOptions {
  /** Cancels the query, which leaves the others of its document alone. */
  readonly signal?: AbortSignal;
  /** Goes behind the address, `a=1`; queries of different ones travel apart. */
  readonly queryString?: string;
}

export interface Graphql {
  /** Rejects with an `ApiError`, of kind 'cancelled' when nobody wanted the answer any more. */
  readonly ask: (query: Question, options?: AskOptions) => Promise<MemberList>;
}

/** From the first query on, this long others may join it. */
const BATCH_MS = 100;

interface Caller {
  readonly name: string;
  readonly resolve: (list: MemberList) => void;
  readonly reject: (error: unknown) => void;
}

/** A question on its way, and those who wait for its answer. */
interface Entry {
  readonly key: string;
  readonly query: Question;
  readonly queryString: string;
  readonly callers: Set<Caller>;
  /** Called when the last caller has left. */
  drop: () => void;
}

type Writer = typeof toDocument;

/**
 * GraphQL over the API's transport. Queries asked within 100 ms of the first are one document, equal ones one
 * question; a newer query of a name cancels the older of another content. graphql-js is loaded during the wait.
 */
export const createGraphql = (
  transport: Transport,
  load: () => Promise<Writer> = async () => (await import('./toDocument.ts')).toDocument,
): Graphql => {
  const entries = new Map<string, Entry>();
  const unknown: UnknownFields = new Set();
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const leave = (entry: Entry, caller: Caller): void => {
    if (!entry.callers.delete(caller)) return;
    caller.reject(cancelled());
    if (entry.callers.size > 0) return;
    forget(entry);
    entry.drop();
  };

  const forget = (entry: Entry): void => {
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
  };

  const cancelOlder = (name: string, key: string): void => {
    for (const entry of entries.values()) {
      if (entry.key === key) continue;
      for (const caller of entry.callers) if (caller.name === name) leave(entry, caller);
    }
  };

  const settle = (entry: Entry, outcome: Outcome): void => {
    forget(entry);
    const list = 'answer' in outcome ? fromConnection(outcome.answer, entry.query.parts) : undefined;
    const error = 'error' in outcome ? outcome.error : toAnswerError(null);
    for (const { resolve, reject } of entry.callers) {
      if (list) resolve(list);
      else reject(error);
    }
    entry.callers.clear();
  };

  const send = async (document: readonly Entry[], write: Writer): Promise<void> => {
    const controller = new AbortController();
    const isWanted = (index: number): boolean => (document[index]?.callers.size ?? 0) > 0;
    for (const entry of document) {
      entry.drop = () => {
        if (document.every(({ callers }) => callers.size === 0)) controller.abort();
      };
    }
    const [{ queryString } = { queryString: '' }] = document;
    const outcomes = await sendQueries(
      { transport, write, queryString, signal: controller.signal, unknown },
      document.map(({ query }) => query),
      isWanted,
    );
    document.forEach((entry, index) => settle(entry, outcomes[index] ?? { error: cancelled() }));
  };

  const flush = async (loading: Promise<Writer>): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const write = await loading;
      const wanted = batch.filter(({ callers }) => callers.size > 0);
      const addresses = [...new Set(wanted.map(({ queryString }) => queryString))];
      const documents = addresses.flatMap((address) =>
        splitBatch(wanted.filter(({ queryString }) => queryString === address)),
      );
      await Promise.all(documents.map((document) => send(document, write)));
    } catch (cause) {
      const error = new ApiError({ kind: 'network', message: 'The writer of queries did not load', cause });
      for (const entry of batch) settle(entry, { error });
    }
  };

  const schedule = (): void => {
    if (timer !== null) return;
    const loading = load();
    loading.catch(() => undefined);
    timer = setTimeout(() => {
      timer = null;
      void flush(loading);
    }, BATCH_MS);
  };

  const enter = (query: Question, queryString: string, key: string): Entry => {
    const held = entries.get(key);
    if (held) return held;
    const entry: Entry = { key, query, queryString, callers: new Set(), drop: () => undefined };
    entry.drop = () => {
      waiting = waiting.filter((other) => other !== entry);
    };
    entries.set(key, entry);
    waiting.push(entry);
    schedule();
    return entry;
  };

  return {
    ask: (query, { signal, queryString = '' } = {}) =>
      new Promise<MemberList>((resolve, reject) => {
        if (signal?.aborted) {
          reject(cancelled());
          return;
        }
        const key = JSON.stringify([queryString, query.parts]);
        cancelOlder(query.name, key);
        const entry = enter(query, queryString, key);
        const caller: Caller = { name: query.name, resolve, reject };
        entry.callers.add(caller);
        signal?.addEventListener('abort', () => leave(entry, caller), { once: true });
      }),
  };
};
