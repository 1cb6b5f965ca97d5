import { createSession } from '../../src/session/createSession.ts';
import { createSessionTransport } from '../../src/session/createSessionTransport.ts';

/** What a page of the rounds answers to its test: counts and the failures in words. */
export interface TabAnswer {
  readonly answered: number;
  readonly failures: readonly string[];
}

/** One tab, driven from outside. */
export interface Tab {
  login: (username: string, password: string) => Promise<void>;
  restore: () => Promise<string>;
  /** Lets the clock of this tab run ahead, as if the time had been spent working. */
  pass: (minutes: number) => void;
  /** Sends that many requests at once, at the given instant. */
  send: (requests: number, startsAt: number) => Promise<TabAnswer>;
  /** Instant at which this tab began to log out. */
  logout: () => number;
  /** Instant at which the session of this tab ended. */
  ended: () => Promise<number>;
}

let ahead = 0;
const session = createSession({ apiUrl: '/api', now: () => Date.now() + ahead });
const transport = createSessionTransport(session, { apiUrl: '/api' });

const end = new Promise<number>((resolve) => {
  let wasLoggedIn = false;
  session.subscribe(() => {
    const { status } = session.getState();
    if (wasLoggedIn && status === 'loggedOut') resolve(Date.now());
    wasLoggedIn = status === 'loggedIn';
  });
});

const tab: Tab = {
  login: async (username, password) => {
    await session.login({ username, password });
  },
  restore: async () => (await session.restore()).status,
  pass: (minutes) => {
    ahead += minutes * 60_000;
    document.dispatchEvent(new Event('click'));
  },
  send: async (requests, startsAt) => {
    while (Date.now() < startsAt) await new Promise((resolve) => setTimeout(resolve, 1));
    const results = await Promise.allSettled(
      Array.from({ length: requests }, () => transport.request('/accounts/me/accesses')),
    );
    const failures = results.filter((result) => result.status === 'rejected');
    return { answered: requests - failures.length, failures: failures.map(({ reason }) => String(reason)) };
  },
  logout: () => {
    const startedAt = Date.now();
    void session.logout();
    return startedAt;
  },
  ended: () => end,
};

Object.assign(globalThis, { tabOf: () => tab });
