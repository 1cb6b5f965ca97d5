import { errorTexts, waitText } from '../i18n/errors.ts';
import { isFrench } from '../i18n/isFrench.ts';
import { apiErrorOf, type ApiError, type ApiErrorKind } from './ApiError.ts';

/** Kinds that have one sentence, whatever the server wrote: an internal text is not for the reader. */
const SILENT: ReadonlySet<ApiErrorKind> = new Set(['server', 'network', 'cancelled']);

/**
 * The French sentence of a failure: the server's own where it is French, else ours for the kind of failure. A
 * wrapped error is read through its `cause`; anything that is no `ApiError` gives a general sentence.
 */
export const errorSentence = (error: unknown): string => {
  const failure = apiErrorOf(error);
  if (!failure) return errorTexts.unexpected;
  if (failure.unknownOutcome) return errorTexts.unknownOutcome;
  const text = failure.globalErrors.join('\n') || failure.message;
  if (!SILENT.has(failure.kind) && isFrench(text) && !isFieldDump(failure)) return text;
  return waitSentence(failure) ?? errorTexts[failure.kind];
};

/** Where the server says how long it wants to be left alone. */
const waitSentence = ({ kind, retryAfter }: ApiError): string | null => {
  if (!retryAfter || (kind !== 'rateLimit' && kind !== 'server')) return null;
  const sentence = kind === 'rateLimit' ? errorTexts.rateLimitFor : errorTexts.serverFor;
  return sentence.replace('%{wait}', waitText(retryAfter));
};

/** The description of violations repeats every field by its raw name, and the fields show their messages already. */
const isFieldDump = ({ fieldErrors, globalErrors }: ApiError): boolean =>
  globalErrors.length === 0 && Object.keys(fieldErrors).length > 0;
