import { isObject } from '../schema/read.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

/** An access token, with the clock that it is judged by. */
export interface TimedToken {
  readonly token: string;
  /** Server clock minus ours, in milliseconds. */
  readonly clockOffset: number;
}

/** An access token as tabs of one login hand it to each other. */
export interface SharedToken extends TimedToken {
  readonly id: string;
  readonly generation: number;
}

type TabMessage =
  | { readonly kind: 'loggedIn'; readonly id: string }
  | { readonly kind: 'loggedOut'; readonly id: string; readonly reason: string }
  | { readonly kind: 'tokenWanted'; readonly id: string; readonly generation: number }
  | ({ readonly kind: 'token' } & SharedToken);

export type Tabs = ReturnType<typeof createTabs>;

/** Messages between the tabs of one browser; without BroadcastChannel each tab is alone. */
export const createTabs = (open: () => BroadcastChannel) => {
  const channel = tryOrNull(open);
  const listeners = new Set<(message: TabMessage) => void>();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) for (const listener of listeners) listener(data);
  });
  return {
    // An answer may come when the page has been closed.
    post: (message: TabMessage): void => void tryOrNull(() => channel?.postMessage(message)),
    subscribe: (listener: (message: TabMessage) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: (): void => channel?.close(),
  };
};

/** Another version of the application may be open in another tab. */
const isTabMessage = (data: unknown): data is TabMessage => {
  if (!isObject(data) || typeof data.id !== 'string') return false;
  if (data.kind === 'loggedIn') return true;
  if (data.kind === 'loggedOut') return typeof data.reason === 'string';
  if (!Number.isSafeInteger(data.generation)) return false;
  return (
    data.kind === 'tokenWanted' ||
    (data.kind === 'token' && typeof data.token === 'string' && Number.isFinite(data.clockOffset))
  );
};
