import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { logIn } from './signIn.ts';
import { collectComplaints } from './test.ts';

/** Places of work: each account has a browser of its own, in which it stays logged in from journey to journey. */
export interface Seats {
  /** The page of an account, as its last journey has left it. */
  readonly of: (username: string, options: BrowserContextOptions) => Promise<Page>;
  /** Until the pages are let go, an error that is like this is none. */
  readonly expectError: (error: RegExp) => void;
  /** Lets every page go, and answers what the browsers have complained of since the last time. */
  readonly leave: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

interface Seat {
  readonly page: Page;
  readonly complaints: string[];
}

/** To log in and to load the application afresh takes longer than most journeys: here both happen once a worker. */
export const createSeats = (browser: Browser): Seats => {
  const seats = new Map<string, Seat>();
  const expected: RegExp[] = [];
  return {
    of: async (username, options) => {
      const existing = seats.get(username);
      if (existing) return existing.page;
      const context = await browser.newContext(options);
      const seat = { complaints: await collectComplaints(context), page: await context.newPage() };
      await logIn(seat.page, username);
      seats.set(username, seat);
      return seat.page;
    },
    expectError: (error) => void expected.push(error),
    leave: async () => {
      for (const { page } of seats.values()) await page.goto('about:blank');
      const patterns = expected.splice(0);
      return [...seats.values()]
        .flatMap(({ complaints }) => complaints.splice(0))
        .filter((line) => !patterns.some((pattern) => pattern.test(line)));
    },
    close: async () => {
      for (const { page } of seats.values()) await page.context().close();
    },
  };
};
