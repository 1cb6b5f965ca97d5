import { ApiError } from '../http/ApiError.ts';

/**
 * Whether a code was refused because its challenge has expired: the login then starts again. Both refusals are a 401
 * and differ in their text alone. An account may expire too (`Account has expired.`): a new login would not help.
 */
export const isChallengeExpired = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  /expir/i.test(error.message) &&
  !error.message.startsWith('Account ');
