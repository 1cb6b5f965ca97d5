import { vi } from 'vitest';

/** React, react-admin and browsers say on the console what is wrong with a page; a test that hears it fails. */
export interface Complaints {
  listen: () => void;
  /** Throws what was heard since `listen`. */
  check: () => void;
}

/** Failures of the API, which the screen shows and react-admin prints as well while developing. */
const SHOWN_ON_SCREEN = new Set(['ApiError', 'HttpError']);

export const createComplaints = (): Complaints => {
  const heard: string[] = [];
  return {
    listen: () => {
      heard.length = 0;
      vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
        const [first] = parts;
        if (first instanceof Error && SHOWN_ON_SCREEN.has(first.name)) return;
        heard.push(parts.map(toText).join(' '));
      });
    },
    check: () => {
      if (heard.length > 0) throw new Error(`The console says: ${[...new Set(heard)].join('\n')}`);
    },
  };
};

const toText = (part: unknown): string =>
  part instanceof Error ? (part.stack ?? part.message) : String(part);
