import { errorTexts, waitText } from '../i18n/errors.ts';
import { isFrench } from '../i18n/isFrench.ts';
import { truncate } from '../lib/truncate.ts';
import { isObject, toText } from '../schema/read.ts';
import { apiErrorOf, type ApiError, type ApiErrorKind } from './ApiError.ts';

/** Kinds that have one sentence, whatever the server wrote: an internal text is not for the reader. */
const SILENT: ReadonlySet<ApiErrorKind> = new Set(['server', 'network', 'cancelled']);

/**
 * The French sentence of a failure: the server's if it is French, else ours by kind. Reads through `cause`; a
 * general sentence for other errors. What a read has against its parameters is said: there is no field to show it.
 */
export const errorSentence = (error: unknown): string => {
  const failure = apiErrorOf(error);
  if (!failure) return errorTexts.unexpected;
  if (failure.unknownOutcome) return errorTexts.unknownOutcome;
  if (!failure.isWrite && isFieldDump(failure)) return Object.values(failure.fieldErrors).flat().join('\n');
  const text = failure.globalErrors.join('\n') || failure.message;
  // A sentence of the database's: of class 23 it refuses a second record alike, or one that others name.
  if (text.includes('SQLSTATE['))
    return text.includes('SQLSTATE[23') ? errorTexts.integrity : errorTexts.server;
  if (!SILENT.has(failure.kind) && isFrench(text) && !isFieldDump(failure)) return text;
  const known = statusSentence(failure);
  const detail = QUOTED.has(failure.kind) && known === null ? detailOf(failure) : null;
  return detail === null
    ? (waitSentence(failure) ?? known ?? kindSentence(failure))
    : errorTexts.clientSaying.replace('%{detail}', () => truncate(detail, LONGEST));
};

/** Kinds of which the server knows the reason: a rule of its own, whatever the status. */
const QUOTED: ReadonlySet<ApiErrorKind> = new Set(['client', 'conflict', 'forbidden', 'validation']);

/** Sentence of a kind, for what the call was about to do. */
const kindSentence = ({ kind, isWrite, isCreation }: ApiError): string => {
  if (kind === 'forbidden' && isWrite) return errorTexts.forbiddenWrite;
  return kind === 'conflict' && isCreation ? errorTexts.conflictNew : errorTexts[kind];
};

/** Sentence of a status that says more than the kind of the failure. */
const statusSentence = ({ status, isCreation }: ApiError): string | null => {
  if (status === 405) return errorTexts.method;
  if (status === 406 || status === 415) return errorTexts.format;
  if (status === 412) return isCreation ? errorTexts.conflictNew : errorTexts.conflict;
  return status === 502 || status === 503 || status === 504 ? errorTexts.unavailable : null;
};

/** The server's own message of a failure, in whatever language; null where it wrote none. */
export const serverText = (error: unknown): string | null => {
  const failure = apiErrorOf(error);
  return failure?.status && failure.message !== '' ? truncate(failure.message, LONGEST) : null;
};

/** Sentence with the time to wait, where the server gives one. */
const waitSentence = ({ kind, retryAfter }: ApiError): string | null => {
  if (!retryAfter || (kind !== 'rateLimit' && kind !== 'server')) return null;
  const sentence = kind === 'rateLimit' ? errorTexts.rateLimitFor : errorTexts.serverFor;
  return sentence.replace('%{wait}', waitText(retryAfter));
};

/** The reason that the server gives for a refusal, in any language; null for a general one, and for an HTML page. */
const detailOf = ({ body, globalErrors, fieldErrors }: ApiError): string | null => {
  if (globalErrors.length > 0) return globalErrors.join(' ');
  if (!isObject(body) || Object.keys(fieldErrors).length > 0) return null;
  const detail = toText(body.detail) ?? toText(body['hydra:description']) ?? toText(body.description);
  return detail === null || GENERAL.test(detail) ? null : detail;
};

/** What Symfony, API Platform and Doctrine write by themselves says no more than the status. */
const GENERAL =
  /^(?:Bad Request|Forbidden|Access Denied\b.*|Method Not Allowed|Not Acceptable|Conflict|Unsupported Media Type|Unprocessable (?:Entity|Content)|Validation failed|The optimistic lock .*failed.*)\.?$/i;

/** Characters that a reader is shown of it. */
const LONGEST = 200;

/** The description of violations repeats every field by its raw name, and the fields show their messages already. */
const isFieldDump = ({ fieldErrors, globalErrors }: ApiError): boolean =>
  globalErrors.length === 0 && Object.keys(fieldErrors).length > 0;
