import { ApiError } from '../http/ApiError.ts';

/**
 * Whether a code was refused because its challenge is over: the login then begins again. Both refusals are a 401
 * and only their text tells them apart.
 */
export const isChallengeExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && /expir/i.test(error.message);
