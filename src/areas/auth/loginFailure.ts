import { ApiError } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { isFrench } from '../../i18n/isFrench.ts';

/** The sentence of a failed login or code: the server's where it is French, else `refused` for a 401. */
export const loginFailure = (error: unknown, refused: string): string => {
  if (!(error instanceof ApiError) || error.kind !== 'authentication') return errorSentence(error);
  return isFrench(error.message) ? error.message : refused;
};
