import { isObject, isTrue, toText } from '../schema/read.ts';
import { ApiError, apiErrorOf } from './ApiError.ts';

/**
 * The hash of the second factor that a refusal asks for before the call may be repeated; null for any other
 * failure. It is written as a login writes it, on a 401 or a 403.
 */
export const challengeOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return null;
  return isObject(error.body) && isTrue(error.body.mfa_required) ? toText(error.body.hash) : null;
};

/**
 * Whether a call failed because its second factor was not given: the rights are there, and the call may be made
 * again.
 */
export const isStepUpRefused = (error: unknown): boolean => challengeOf(apiErrorOf(error)?.cause) !== null;
