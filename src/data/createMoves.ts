import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import type { Answer } from '../http/sendOnce.ts';
import { iriOf, isSameRecord } from '../lib/iri.ts';
import { ACCEPTED, toPath, type SentRequest } from './toHydraDocument.ts';

/** Where the records are to which an update gave another identifier: a page or a list may know them by the former one. */
export interface Moves {
  /** The path of a record now. */
  readonly placeOf: (path: string) => string;
  /** Takes notice of an answer of this collection (`/api/people`), and returns the path that the record is at since then. */
  readonly note: (answer: Answer, sent: SentRequest, collection: string) => Promise<string>;
}

export const createMoves = (transport: Transport): Moves => {
  const moves = new Map<string, string>();
  const placeOf = (path: string): string => {
    const next = moves.get(path);
    return next === undefined ? path : placeOf(next);
  };
  const isGone = (path: string): Promise<boolean> =>
    transport.request(path).then(
      () => false,
      (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410),
    );
  return {
    placeOf,
    note: async ({ status, body }, { method, path }, collection) => {
      const there = toPath(iriOf(body) ?? '');
      if (!there.startsWith(`${collection}/`)) return path;
      // A record that is there is not elsewhere.
      if (method === 'POST') moves.delete(there);
      const isOther = !(there === path || isSameRecord(there, path));
      if (!isOther || status === ACCEPTED || !UPDATES.has(method)) return path;
      // The answer may be that of somebody else: the record has moved where its former address leads nowhere.
      if (!(await isGone(path))) return path;
      moves.set(path, there).delete(there);
      return there;
    },
  };
};

const UPDATES: ReadonlySet<string> = new Set(['PUT', 'PATCH']);
