import { isObject } from '../schema/read.ts';

const ERROR_TYPES: readonly unknown[] = ['hydra:Error', 'ConstraintViolationList', 'ConstraintViolation'];

/** An error document, which a misconfigured server or proxy may send with a 200: it is no success. */
export const isErrorDocument = (body: unknown): boolean =>
  isObject(body) && ERROR_TYPES.includes(body['@type']);
