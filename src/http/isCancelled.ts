import { ApiError } from './ApiError.ts';

/** A read that was given up on our side, which is no failure to tell of. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'cancelled';
