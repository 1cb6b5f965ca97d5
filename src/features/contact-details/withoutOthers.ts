import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';

const HOLDERS: ReadonlySet<string> = new Set(['person', 'organization']);

/**
 * The fields of a contact point or an address to fill in. For a new one either holder is asked for, unless the place
 * gives one; an existing one shows whom it names. Which one is the main one is told by its holder.
 */
export const withoutOthers = (
  fields: readonly FieldDescription[],
  record: Json | undefined,
): readonly FieldDescription[] => {
  const asked = fields.filter(({ name }) => HOLDERS.has(name)).length;
  return fields.filter(({ name, readOnly }) => {
    if (name === 'main') return false;
    if (!HOLDERS.has(name)) return true;
    return readOnly ? iriOf(record?.[name]) !== null : asked === HOLDERS.size;
  });
};
