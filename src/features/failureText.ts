import { serverErrorsOf } from '../data/serverErrors.ts';
import { errorSentence } from '../http/errorSentence.ts';

/** Reasons of a refused write, one a line; the sentence of its error without any. */
export const failureText = (error: unknown): string => {
  const reasons = Object.values(serverErrorsOf(error) ?? {})
    .flat()
    .map(String);
  return reasons.length > 0 ? [...new Set(reasons)].join('\n') : errorSentence(error);
};
