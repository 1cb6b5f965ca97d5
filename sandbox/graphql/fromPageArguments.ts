import { fromCursor } from './cursor.ts';
import { RequestFailure } from '../http/failures.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** A window of the answer. Without offset it is the last `limit` records, wherever the total puts them. */
export interface Page {
  readonly offset: number | null;
  readonly limit: number;
}

const DEFAULT_LIMIT = 30;
const MAX_LIMIT = 100;

const offsetOf = (cursor: string): number => {
  const offset = fromCursor(cursor);
  if (offset === null) throw new RequestFailure(400, `Cursor ${cursor} is invalid`);
  return offset;
};

/** Records of a page, cut to the maximum without a word as the REST collections do. */
export const limitOf = ({ first, last }: PageArguments): number => {
  const limit = last ?? first ?? DEFAULT_LIMIT;
  if (limit < 0) throw new RequestFailure(400, 'Limit should not be less than 0');
  return Math.min(limit, MAX_LIMIT);
};

/** Reads first, after, last and before; `after` wins over `before`, `last` over `first`. */
export const fromPageArguments = (args: PageArguments): Page => {
  const limit = limitOf(args);
  if (args.after) return { offset: offsetOf(args.after) + 1, limit };
  if (args.before) {
    const before = offsetOf(args.before);
    return { offset: Math.max(0, before - limit), limit: Math.min(limit, before) };
  }
  return { offset: typeof args.last === 'number' ? null : 0, limit };
};
