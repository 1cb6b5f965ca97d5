import { isObject, isTrue, toText } from '../schema/read.ts';
import { ApiError, apiErrorOf } from './ApiError.ts';

/** The hash of the second factor that a refused call (401 or 403) requires; null for any other failure. */
export const challengeOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return null;
  return isObject(error.body) && isTrue(error.body.mfa_required) ? toText(error.body.hash) : null;
};

/** Whether a call failed for lack of its second factor; it may be repeated. */
export const isStepUpRefused = (error: unknown): boolean => challengeOf(apiErrorOf(error)?.cause) !== null;
