import { fromApiPath } from '../lib/iri.ts';
import { cancelled, isCancelled } from './ApiError.ts';
import { isReadCall, type RequestOptions, type Transport } from './createTransport.ts';
import type { Answer } from './sendOnce.ts';

export interface PrefetchingTransport extends Transport {
  /**
   * A transport that sends at once what a page is about to ask; it keeps each answer for the first who asks the same. For
   * the page that is open (`isOpen`) it asks as that page does: then a refusal is an answer, too.
   */
  readonly ahead: (signal: AbortSignal, isOpen?: boolean) => Transport;
  /** Drops what was asked ahead: the server has said that it is outdated. */
  readonly forget: () => void;
}

interface Parts {
  /** What pages ask by. */
  readonly transport: Transport;
  /** What is asked ahead of a page that nobody has opened: nothing that it meets may be shown, or end the session. */
  readonly send: Transport;
  /** Changes whenever a session begins or ends. */
  readonly epoch: () => number;
  /** What was asked before there was such a transport. */
  readonly early?: EarlyRead | null;
  readonly now?: () => number;
}

/** A read that the page which is being opened will ask, sent before its code is there. */
export interface EarlyRead extends Held {
  /** Of the page, `/12/persons`. */
  readonly pathname: string;
  readonly question: Question;
  /** Gives it up. */
  readonly end: AbortController;
}

/** A read without a body. */
export interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer older than this is asked for again. */
const KEPT_MS = 10_000;
/** Most answers kept: a plan needs four or five. */
const MOST = 12;

/** A question that is on its way, or its answer. */
interface Held {
  readonly answer: Promise<Answer>;
  readonly isOpen: boolean;
  readonly signal: AbortSignal;
  readonly epoch: number;
  readonly sentAt: number;
}

/**
 * A transport whose reads may have been sent already. What failed on the way, or is old, of another session, or from
 * before a write, is asked for as if nothing had been sent.
 */
export const withPrefetch = ({
  transport,
  send,
  epoch,
  early = null,
  now = Date.now,
}: Parts): PrefetchingTransport => {
  const held = new Map<string, Held>(early ? [[keyOf(early.question.path, early.question), early]] : []);
  const isGood = ({ signal, epoch: began, sentAt }: Held): boolean =>
    !signal.aborted && began === epoch() && now() - sentAt < KEPT_MS;

  const take = (path: string, options: RequestOptions): Held | null => {
    const key = keyOf(path, options);
    const found = held.get(key);
    held.delete(key);
    return found && !options.isFresh && !options.file && isGood(found) ? found : null;
  };
  const keep = (
    path: string,
    options: RequestOptions,
    { signal, isOpen }: Pick<Held, 'signal' | 'isOpen'>,
  ): Promise<Answer> => {
    const key = keyOf(path, options);
    const same = held.get(key);
    if (same && isGood(same)) return same.answer;
    const answer = isOpen
      ? transport.request(path, { ...options, signal })
      : send.request(path, { ...options, signal, retries: false });
    answer.catch(() => undefined);
    held.delete(key);
    held.set(key, { answer, isOpen, signal, epoch: epoch(), sentAt: now() });
    for (const oldest of [...held.keys()].slice(0, -MOST)) held.delete(oldest);
    return answer;
  };

  return {
    ...transport,
    request: async (path, options = {}) => {
      if (!isRead(path, options)) {
        held.clear();
        // What is read while it is written may be of before.
        return transport.request(path, options).finally(() => held.clear());
      }
      const began = epoch();
      const sent = take(path, options);
      const answer = sent && (await unlessLeft(sent, options.signal));
      if (epoch() !== began) throw cancelled();
      return answer ?? transport.request(path, options);
    },
    ahead: (signal, isOpen = false) => {
      const began = epoch();
      return {
        request: async (path, options = {}) => {
          // What a plan still asks for after the end of its session would be refused.
          if (!isRead(path, options) || epoch() !== began) throw cancelled();
          return keep(path, options, { signal, isOpen });
        },
      };
    },
    forget: () => held.clear(),
  };
};

const isRead = (path: string, { method = 'GET', read, upload }: RequestOptions): boolean =>
  !upload && (read ?? isReadCall(method, fromApiPath(path.split('?')[0] ?? '') ?? path));

const keyOf = (path: string, { method = 'GET', body, headers = {} }: RequestOptions): string =>
  JSON.stringify([method, path, body, headers]);

/** Null where it has to be asked for again; rejects when the page that waits for it is left. */
const unlessLeft = async (
  { answer: sent, isOpen }: Held,
  signal: AbortSignal | undefined,
): Promise<Answer | null> => {
  const answer = sent.catch((error: unknown) => {
    if (isOpen && !isCancelled(error)) throw error;
    return null;
  });
  if (!signal) return answer;
  let leave = (): void => undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(cancelled());
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([answer, left]).finally(() => signal.removeEventListener('abort', leave));
};
