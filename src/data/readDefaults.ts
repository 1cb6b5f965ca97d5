import { apiErrorOf } from '../http/ApiError.ts';

/**
 * Options of react-query for reads: the transport repeats by itself what failed, and reports what is final. What a
 * navigation cancelled alone is read again where it is still shown.
 */
export const READ_DEFAULTS = {
  // By then the page that was left has cancelled its queries.
  retryDelay: 100,
  refetchOnWindowFocus: false,
  networkMode: 'always',
} as const;

/** Most navigations during one read. */
const RETRIES = 10;

export const retriesCancelled = (failures: number, error: unknown): boolean =>
  failures < RETRIES && apiErrorOf(error)?.kind === 'cancelled';
