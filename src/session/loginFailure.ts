import { ApiError } from '../http/ApiError.ts';
import { errorSentence } from '../http/errorSentence.ts';
import { authTexts } from '../i18n/auth.ts';
import { errorTexts } from '../i18n/errors.ts';
import { isFrench } from '../i18n/isFrench.ts';
import { sessionTexts } from '../i18n/session.ts';

/**
 * The sentence of a refused name, password or code: the server's where it is French, else `wrong`. What the general
 * sentences say of records and their rights says nothing to somebody at a login.
 */
export const loginFailure = (error: unknown, wrong: string): string => {
  const sentence = errorSentence(error);
  if (!(error instanceof ApiError)) return sentence;
  if (error.kind === 'authentication')
    return isFrench(error.message) ? error.message : (reasonOf(error.message) ?? wrong);
  return INSTEAD.get(sentence) ?? sentence;
};

const INSTEAD: ReadonlyMap<string, string> = new Map([
  [errorTexts.forbidden, sessionTexts.refused],
  [errorTexts.notFound, errorTexts.method],
]);

/**
 * Whether a code was refused because its challenge has expired: the login then starts again. Both refusals are a 401
 * and differ in their text alone; an account may expire too, for which a new login would not help.
 */
export const isChallengeExpired = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  /expir/i.test(error.message) &&
  !isOfAccount(error.message);

/** What Symfony's Security writes of an account, in English (`Account has expired.`): no other password would help. */
const isOfAccount = (message: string): boolean => message.startsWith('Account ');

const reasonOf = (message: string): string | null => {
  if (isOfAccount(message)) return authTexts.login.closed;
  return message.startsWith('Too many failed login attempts') ? errorTexts.rateLimit : null;
};
