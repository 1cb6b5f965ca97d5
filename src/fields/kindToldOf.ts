import type { FieldDescription } from '../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../schema/kinds.ts';

/** Kinds of which a value may be a list or an object. */
const COMPOSED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['file', 'files', 'image', 'choices', 'list'] as const),
  ...(['relation', 'relations', 'object', 'address', 'collection'] as const),
]);

/**
 * The kind of a field that holds a value: a list or an object told for a plain text, number or date is of a shape that
 * its description does not know. API Platform documents a list of texts by the type of its entries alone.
 */
export const kindToldOf = (field: FieldDescription, hint: FieldHint, value: unknown): Kind => {
  const kind = kindOf(field, hint);
  const isComposed = typeof value === 'object' && value !== null;
  return isComposed && !COMPOSED.has(kind) ? 'unknown' : kind;
};
