import type { createAccountLinks } from './createAccountLinks.ts';
import type { Prompt } from './createPrompt.ts';
import type { LoginOutcome, LogoutReason, SessionState } from './SessionState.ts';
import type { Locks } from './createTokenStore.ts';

export interface Session {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up the session kept by an earlier page; later calls give the same answer. */
  readonly restore: () => Promise<SessionState>;
  /** Rejects with an `ApiError` on a wrong password or a failed call. */
  readonly login: (credentials: {
    readonly username: string;
    readonly password: string;
  }) => Promise<LoginOutcome>;
  /** Second factor: the code of the mail and the hash of the address. */
  readonly verify: (challenge: { readonly code: string; readonly hash: string }) => Promise<LoginOutcome>;
  readonly accountLinks: ReturnType<typeof createAccountLinks>;
  /** The code of the second factor that a call needs, for this hash. */
  readonly stepUp: Prompt<string, string>;
  /** The password of the account, where only it gives another access token. */
  readonly passwordAgain: Prompt<string, string>;
  readonly logout: (reason?: LogoutReason) => Promise<void>;
  /** An access token that is not about to expire; null without session. Rejects when it cannot be renewed. */
  readonly getToken: () => Promise<string | null>;
  /** After a 401: true when the call is worth repeating. The second refusal in a row ends the session. */
  readonly handleUnauthorized: (usedToken: string | null, attempt: 1 | 2) => Promise<boolean>;
  /** After a 403: reads the rights again, once in a while, so that the controls follow. Never rejects. */
  readonly rereadAccesses: () => Promise<void>;
  readonly getCode: () => string | null;
  /** Changes whenever a session begins or ends: an answer to a request of another number is not ours. */
  readonly epoch: () => number;
  /** How long it lasts without a gesture. */
  readonly idleSeconds: number;
  /** When inactivity will end the session, in milliseconds since the epoch. */
  readonly deadline: () => number | null;
  /** Whether that is less than two minutes away; listeners are called when it changes. */
  readonly isEnding: () => boolean;
  /** Stops timers and listeners, for tests and hot reload. */
  readonly dispose: () => void;
}

export interface SessionOptions {
  readonly apiUrl: string;
  readonly fetch?: typeof fetch;
  /** The `code` of the page's own address. */
  readonly code?: string | null;
  /** Sent while there is none of an address, logged in or not. */
  readonly providerCode?: string | null;
  readonly onHeaders?: (headers: Headers) => void;
  readonly origin?: string;
  readonly browser?: Partial<BrowserParts>;
  readonly now?: () => number;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** 10 800 s, three hours, unless set. */
  readonly inactivitySeconds?: number;
}

/** The browser APIs that a session uses; each may be missing. */
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
