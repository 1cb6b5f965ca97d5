import type { Listen } from '../storage/database.ts';
import { CHANNEL } from '../rules/announce.ts';

export interface Hub {
  /** A stream of server-sent events on these topics; null while there are as many as are borne. */
  open(topics: readonly string[], caller: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends all streams and opens no more. */
  close(): Promise<void>;
}

interface Subscriber {
  readonly topics: ReadonlySet<string>;
  readonly caller: string;
  readonly stream: ReadableStreamDefaultController<Uint8Array>;
}

interface Limits {
  readonly streams: number;
  readonly perCaller: number;
}

/** A hundred callers at their limit share the streams; who gets none reads the page anew by hand. */
const LIMITS: Limits = { streams: 2000, perCaller: 20 };

/** Shorter than what proxies bear, 60 s as a rule. */
const HEARTBEAT_MS = 20_000;
/** Whoever does not read for so many messages is let go, and comes back by itself. */
const MAX_UNREAD = 50;

const encoder = new TextEncoder();

/** Passes on the notifications of the database: which public records look different since the last write, by whatever process. */
export const createHub = (listen: Listen, limits: Limits = LIMITS): Hub => {
  const subscribers = new Set<Subscriber>();
  let isClosed = false;
  let listening: Promise<() => Promise<void>> | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const end = (subscriber: Subscriber): void => {
    if (subscribers.delete(subscriber)) subscriber.stream.close();
  };
  const send = (subscriber: Subscriber, message: string): void => {
    if ((subscriber.stream.desiredSize ?? 0) < -MAX_UNREAD) end(subscriber);
    else subscriber.stream.enqueue(encoder.encode(message));
  };
  const pass = (topic: string): void => {
    const message = `data: ${JSON.stringify({ '@id': topic })}\n\n`;
    for (const subscriber of subscribers) if (subscriber.topics.has(topic)) send(subscriber, message);
  };
  /** Messages sent meanwhile are lost: those who watch connect again, and read anew when they have. */
  const lose = (): void => {
    listening = null;
    subscribers.forEach(end);
  };
  const begin = (): Promise<unknown> => {
    heartbeat ??= setInterval(() => {
      for (const subscriber of subscribers) send(subscriber, ':\n\n');
    }, HEARTBEAT_MS).unref();
    listening ??= listen(CHANNEL, pass, lose).catch((error: unknown) => {
      listening = null;
      throw error;
    });
    return listening;
  };
  const isFull = (caller: string): boolean =>
    subscribers.size >= limits.streams ||
    [...subscribers].filter((other) => other.caller === caller).length >= limits.perCaller;

  return {
    open: async (topics, caller) => {
      if (isClosed || isFull(caller)) return null;
      await begin();
      let own: Subscriber | undefined;
      return new ReadableStream<Uint8Array>({
        start: (stream) => {
          own = { topics: new Set(topics), caller, stream };
          if (isClosed) stream.close();
          else subscribers.add(own);
          // Lets the browser know at once that the stream is open.
          if (!isClosed) send(own, ':\n\n');
        },
        cancel: () => {
          if (own) subscribers.delete(own);
        },
      });
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      subscribers.forEach(end);
      const stop = await listening?.catch(() => undefined);
      listening = null;
      await stop?.();
    },
  };
};
