import { isObject, toList, toText, type Json } from '../schema/read.ts';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { isEnglish } from '../i18n/isFrench.ts';
import { refusalTexts } from '../i18n/refusals.ts';
import { emptyMap, toFormPath } from '../lib/paths.ts';
import { truncate } from '../lib/truncate.ts';
import { refusalOf } from './refusalOf.ts';

interface Failure {
  readonly status: number;
  readonly statusText: string;
  readonly headers?: Headers;
  /** Parsed JSON, or null for a body that is none. */
  readonly body: unknown;
  /** Whether the call changes nothing. */
  readonly isRead?: boolean;
  /** Whether the call adds something. */
  readonly isCreation?: boolean;
  /** True where the refusal does not prove that nothing was done. */
  readonly unknownOutcome?: boolean;
}

/** Turns a refused answer of any API Platform, Symfony or LexikJWT version into an `ApiError`. */
export const parseError = ({
  status,
  statusText,
  headers,
  body,
  isRead = false,
  isCreation = false,
  unknownOutcome = false,
}: Failure): ApiError => {
  const { fieldErrors, globalErrors } = parseFieldErrors(body);
  // An error sent as a success has its status in its body at best.
  const meant = status >= 400 ? status : (isObject(body) && statusOf(body)) || status;
  const message = messageOf(body) ?? (statusText.trim() || 'Validation failed');
  const kind = kindOf(meant, message, Object.keys(fieldErrors).length > 0 || hasViolations(body));
  return new ApiError({
    kind: isRead && kind === 'conflict' ? 'busy' : kind,
    message,
    status,
    fieldErrors,
    globalErrors,
    retryAfter: toSeconds(headers?.get('Retry-After') ?? null),
    body,
    isWrite: !isRead,
    isCreation: isCreation && !isRead,
    unknownOutcome,
  });
};

const MESSAGE_KEYS = ['message', 'hydra:description', 'description', 'detail', 'error'] as const;
const TITLE_KEYS = ['hydra:title', 'title'] as const;

const messageOf = (body: unknown): string | null => {
  if (!isObject(body)) return null;
  return firstText(body, MESSAGE_KEYS) ?? listMessage(body.errors) ?? firstText(body, TITLE_KEYS);
};

const firstText = (body: Readonly<Record<string, unknown>>, keys: readonly string[]): string | null => {
  for (const key of keys) {
    const text = body[key];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return null;
};

/** The texts of a list of errors, one a line; null for a map by field, which is read elsewhere. */
const listMessage = (errors: unknown): string | null => {
  if (!Array.isArray(errors)) return null;
  const texts = errors.flatMap((entry) =>
    typeof entry === 'string'
      ? [entry]
      : isObject(entry)
        ? [firstText(entry, ['debugMessage', 'message', 'detail'])]
        : [],
  );
  return texts.filter((text) => text !== null && text !== '').join('\n') || null;
};

const hasViolations = (body: unknown): boolean => isObject(body) && toList(body.violations).length > 0;

const BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'authentication',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  412: 'conflict',
  413: 'tooLarge',
  422: 'validation',
  429: 'rateLimit',
};

/** A 401 stays one whatever else its body says: it ends a session, field errors do not. */
const kindOf = (status: number, message: string, hasFieldErrors: boolean): ApiErrorKind => {
  if (status === 401) return 'authentication';
  if (hasFieldErrors) return 'validation';
  if (message === 'Unauthorized') return 'authentication';
  if (message === 'Access Denied.') return 'forbidden';
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : 'client');
};

/** `Retry-After` is a number of seconds or an HTTP date (RFC 9110, 10.2.3). */
const toSeconds = (header: string | null): number | null => {
  const text = toText(header)?.trim();
  if (!text) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
};

const ERROR_TYPES: readonly unknown[] = [
  'hydra:Error',
  'Error',
  'ConstraintViolationList',
  'ConstraintViolation',
];

/** An error document, which a misconfigured server or proxy may send with a 200: it is no success. */
export const isErrorDocument = (body: unknown): boolean =>
  isObject(body) &&
  (ERROR_TYPES.includes(body['@type']) || (body['@id'] === undefined && statusOf(body) !== null));

/** The status that a refusal repeats in its body beside a text, as LexikJWT and problem+json do; null without. */
const statusOf = (body: Json): number | null => {
  const status = body.status ?? body.code;
  const hasText = typeof body.message === 'string' || typeof body.detail === 'string';
  return hasText && typeof status === 'number' && status >= 400 && status < 600 ? status : null;
};

/** GraphQL answers 200 to everything: an ended session is in its `errors`. */
export const isUnauthorizedAnswer = (body: unknown): boolean =>
  isObject(body) &&
  toList(body.errors).some(
    (error) => isObject(error) && isObject(error.extensions) && error.extensions.status === 401,
  );

interface FieldErrors {
  readonly fieldErrors: Record<string, string[]>;
  readonly globalErrors: string[];
}

/** Deeper than any form; a body made to exhaust the stack stops here. */
const MAX_DEPTH = 20;

/**
 * Messages of a refused write by form path, from `violations`, else from `errors` (a map by path, a Symfony form, or
 * a list with JSON:API pointers), else from the server's sentence. A message without path belongs to the whole
 * record.
 */
const parseFieldErrors = (body: unknown): FieldErrors => {
  const found: FieldErrors = { fieldErrors: emptyMap<string[]>(), globalErrors: [] };
  if (!isObject(body)) return found;
  const violations = toList(body.violations);
  if (violations.length > 0) addViolations(found, violations);
  else if (Array.isArray(body.errors)) addList(found, body.errors);
  else if (isObject(body.errors)) addTree(found, body.errors, '', 0);
  const refusal = isAnything(found) ? null : refusalOf(body);
  if (refusal) add(found, refusal.attribute ?? '', refusal.message);
  return found;
};

const isAnything = ({ fieldErrors, globalErrors }: FieldErrors): boolean =>
  globalErrors.length > 0 || Object.keys(fieldErrors).length > 0;

const addViolations = (found: FieldErrors, violations: readonly unknown[]): void => {
  for (const violation of violations) {
    if (!isObject(violation)) continue;
    const path = textOf(violation.propertyPath) ?? textOf(violation.path) ?? '';
    const message =
      textOf(violation.message) ??
      textOf(violation['ConstraintViolation/message']) ??
      textOf(violation.title);
    add(found, path, message);
  }
};

const addList = (found: FieldErrors, errors: readonly unknown[]): void => {
  for (const error of errors) {
    if (typeof error === 'string') add(found, '', error);
    if (!isObject(error)) continue;
    const inner = isObject(error.extensions) ? toList(error.extensions.violations) : [];
    if (inner.length > 0) addViolations(found, inner);
    else {
      const pointer = isObject(error.source) ? textOf(error.source.pointer) : null;
      const message = textOf(error.detail) ?? textOf(error.debugMessage) ?? textOf(error.message);
      add(found, fromPointer(pointer ?? ''), message);
    }
  }
};

const addTree = (found: FieldErrors, node: Json, path: string, depth: number): void => {
  if (depth > MAX_DEPTH) return;
  const isForm = isFormNode(node);
  if (isForm) addMessages(found, path, node.errors);
  for (const [key, value] of Object.entries(isForm ? childrenOf(node) : node)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (isObject(value)) addTree(found, value, below, depth + 1);
    else addMessages(found, below, value);
  }
};

/** Whether this is a node of a Symfony form, not a map by path with a field called `errors`. */
const isFormNode = (node: Json): boolean =>
  Object.hasOwn(node, 'children') || (Array.isArray(node.errors) && Object.keys(node).length === 1);

const childrenOf = (node: Json): Json => (isObject(node.children) ? node.children : {});

const addMessages = (found: FieldErrors, path: string, messages: unknown): void => {
  for (const message of typeof messages === 'string' ? [messages] : toList(messages))
    add(found, path, textOf(message));
};

const add = (found: FieldErrors, path: string, message: string | null): void => {
  if (message === null) return;
  const key = toFormPath(path).replace(/^\./, '');
  if (key === '') found.globalErrors.push(message);
  else (found.fieldErrors[key] ??= []).push(isEnglish(message) ? quoted(message) : message);
};

/** A field's message in English, in a French sentence; what concerns the whole record is quoted by `errorSentence`. */
const quoted = (message: string): string =>
  refusalTexts.otherSaying.replace('%{detail}', () => truncate(message, MAX_QUOTED));

const MAX_QUOTED = 200;

/** `data/attributes/address/city` is the path `address.city`, `data/relationships/club` is `club`. */
const fromPointer = (pointer: string): string =>
  pointer
    .replace(/^\/?data\/(?:attributes|relationships)\//, '')
    .replace(/^\/?data$/, '')
    .split('/')
    .filter((step) => step !== '')
    .join('.');

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
