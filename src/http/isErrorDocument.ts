import { isObject, type Json } from '../schema/read.ts';

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
export const statusOf = (body: Json): number | null => {
  const status = body.status ?? body.code;
  const hasText = typeof body.message === 'string' || typeof body.detail === 'string';
  return hasText && typeof status === 'number' && status >= 400 && status < 600 ? status : null;
};
