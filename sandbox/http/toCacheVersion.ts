import { createHash } from 'node:crypto';
import { LEVEL } from '../model/entity.ts';
import type { Model } from '../model/model.ts';

/** Digest of everything that is declared, fields and rights alike: any change of a declaration changes it. */
export const toCacheVersion = (model: Model): string =>
  createHash('sha256')
    .update(JSON.stringify([LEVEL, [...model.entities.values()]], withPatterns))
    .digest('hex')
    .slice(0, 32);

/** JSON writes a regular expression as `{}`. */
const withPatterns = (_key: string, value: unknown): unknown =>
  value instanceof RegExp ? String(value) : value;
