import { reasonsOf } from '../data/reasonsOf.ts';
import { serverErrorsOf } from '../data/serverErrors.ts';
import { errorSentence } from '../http/errorSentence.ts';

/** Reasons of a refused write, one a line; the sentence of its error without any. */
export const failureText = (error: unknown): string =>
  reasonsOf(serverErrorsOf(error) ?? {}, []).join('\n') || errorSentence(error);
