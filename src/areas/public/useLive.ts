import { useEffect, useEffectEvent, useState } from 'react';

const POLL_MS = 60_000;
/** Several games of one sheet come at once, and many phones are notified at the same moment. */
const SPREAD_MS = 1000;
/** First wait before the hub is contacted again, doubled with each failure; the last one lasts. */
const AGAIN_MS = 10_000;
const AGAIN_AT_MOST_MS = 120_000;

interface LiveOptions {
  /** Address of the hub as the server named it; null: it has none. */
  readonly hub: string | null;
  /** The watched IRI, `/api/pools/77`; null watches nothing. */
  readonly topic: string | null;
  readonly onChange: () => void;
}

/**
 * Calls `onChange` at each Mercure event, every minute or so without a connection, and when the page becomes visible
 * or online again. Idle while the page is hidden. True while connected.
 */
export const useLive = ({ hub, topic, onChange }: LiveOptions): boolean => {
  const [isReported, setIsReported] = useState(false);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (topic === null) return undefined;
    let source: EventSource | null = null;
    let isOpen = false;
    let failures = 0;
    const timers: Partial<Record<'read' | 'poll' | 'again', ReturnType<typeof setTimeout>>> = {};
    const clear = (...names: (keyof typeof timers)[]): void => {
      for (const name of names) {
        clearTimeout(timers[name]);
        delete timers[name];
      }
    };
    const readSoon = (): void => {
      timers.read ??= setTimeout(() => {
        clear('read');
        change();
      }, Math.random() * SPREAD_MS);
    };
    const readByTheMinute = (): void => {
      timers.poll ??= setTimeout(() => {
        clear('poll');
        change();
        if (!isOpen) readByTheMinute();
      }, spread(POLL_MS));
    };
    const listen = (): void => {
      if (hub === null) return;
      const own = new EventSource(toTopicUrl(hub, topic));
      source = own;
      own.addEventListener('open', () => {
        isOpen = true;
        setIsReported(true);
        // Events sent while disconnected are lost. Those sent between the first answer and now come with
        // the one read by the minute that is still to be.
        if (failures > 0) readSoon();
        failures = 0;
      });
      own.addEventListener('message', readSoon);
      // Not left to the browser, which brings all phones back at once, and never comes back from a refusal.
      own.addEventListener('error', () => {
        own.close();
        isOpen = false;
        setIsReported(false);
        readByTheMinute();
        timers.again = setTimeout(listen, spread(Math.min(AGAIN_MS * 2 ** failures, AGAIN_AT_MOST_MS)));
        failures += 1;
      });
    };
    const pause = (): void => {
      source?.close();
      isOpen = false;
      clear('read', 'poll', 'again');
      failures = 0;
      setIsReported(false);
    };
    const watch = (): void => {
      readByTheMinute();
      listen();
    };
    const onReturn = (): void => {
      pause();
      if (document.visibilityState === 'hidden') return;
      change();
      watch();
    };
    document.addEventListener('visibilitychange', onReturn);
    globalThis.addEventListener('online', onReturn);
    if (document.visibilityState !== 'hidden') watch();
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      globalThis.removeEventListener('online', onReturn);
      pause();
    };
  }, [hub, topic]);
  return isReported;
};

/** Half as long to half as long again: what was cut off together does not come back together. */
const spread = (ms: number): number => ms * (0.5 + Math.random());

const toTopicUrl = (hub: string, topic: string): string => {
  const address = new URL(hub);
  address.searchParams.append('topic', topic);
  return address.href;
};
