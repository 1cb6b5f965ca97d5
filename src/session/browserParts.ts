import type { Locks } from './createTokenStore.ts';

/** What a session takes from its browser; each part may be missing. */
export interface BrowserParts {
  readonly locks: Locks | null;
  readonly openStorage: () => Storage | null;
  readonly openChannel: () => BroadcastChannel;
  readonly window: EventTarget | null;
  readonly document: (EventTarget & { cookie?: string }) | null;
}

/** The parts of the running browser; storage is opened late, for its mere mention may throw. */
export const browserParts = (): BrowserParts => ({
  locks: globalThis.navigator?.locks ?? null,
  openStorage: () => globalThis.localStorage ?? null,
  openChannel: () => new BroadcastChannel('raquette-session'),
  window: globalThis.window ?? null,
  document: globalThis.document ?? null,
});
