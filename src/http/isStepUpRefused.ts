import { apiErrorOf } from './ApiError.ts';
import { challengeOf } from './challengeOf.ts';

/**
 * Whether a call failed because its second factor was not given: the rights are there, and the call may be made
 * again.
 */
export const isStepUpRefused = (error: unknown): boolean => challengeOf(apiErrorOf(error)?.cause) !== null;
