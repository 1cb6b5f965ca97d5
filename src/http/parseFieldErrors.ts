import { emptyMap, toFormPath } from '../lib/paths.ts';
import { isObject, toList, type Json } from '../schema/read.ts';
import { refusalOf } from './refusalOf.ts';

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
export const parseFieldErrors = (body: unknown): FieldErrors => {
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
  else (found.fieldErrors[key] ??= []).push(message);
};

/** `data/attributes/address/city` is the path `address.city`, `data/relationships/club` is `club`. */
const fromPointer = (pointer: string): string =>
  pointer
    .replace(/^\/?data\/(?:attributes|relationships)\//, '')
    .replace(/^\/?data$/, '')
    .split('/')
    .filter((step) => step !== '')
    .join('.');

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
