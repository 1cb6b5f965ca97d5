import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';

const HOLDERS: ReadonlySet<string> = new Set(['person', 'organization']);

/**
 * The fields of a contact point or an address to fill in. Of its two possible holders one is asked where neither is
 * known; where the place gives one, or the record has one, the other says nothing. Which one is the main one is told by
 * its holder.
 */
export const withoutOthers = (
  fields: readonly FieldDescription[],
  record: Json | undefined,
): readonly FieldDescription[] => {
  const asked = fields.filter(({ name }) => HOLDERS.has(name)).length;
  return fields.filter(({ name }) => {
    if (name === 'main') return false;
    if (!HOLDERS.has(name)) return true;
    return record ? iriOf(record[name]) !== null : asked === HOLDERS.size;
  });
};
