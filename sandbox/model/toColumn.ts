import { createHash } from 'node:crypto';
import type { Field } from './field.ts';
import type { ResolvedEntity } from './model.ts';

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Column of a field: `family_name`, `main_address_id`; undefined for a field of another table. */
export const toColumn = (name: string, field: Field): string | undefined => {
  if (field.kind === 'scalar') return toSnake(name);
  return field.kind === 'reference' || field.kind === 'embedded' ? `${toSnake(name)}_id` : undefined;
};

/** Join table of a `references` field, with the columns `owner_id` and `target_id`. */
export const toJoinTable = (entity: ResolvedEntity, name: string): string =>
  toIdentifier(`${entity.table}_${toSnake(name)}`);

const MAX_IDENTIFIER = 63;

/** PostgreSQL cuts names at 63 bytes without a word; a digest keeps two long ones apart. */
export const toIdentifier = (name: string): string =>
  name.length <= MAX_IDENTIFIER
    ? name
    : `${name.slice(0, MAX_IDENTIFIER - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
