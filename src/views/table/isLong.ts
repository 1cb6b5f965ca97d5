import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';
import { isObject, toText } from '../../schema/read.ts';
import { isPerson } from './nameColumns.ts';

/** Kinds whose values are numbers and days. */
const SHORT: ReadonlySet<Kind> = new Set<Kind>([
  ...(['integer', 'decimal', 'currency', 'percentage', 'year', 'boolean', 'color', 'licenceNumber'] as const),
  ...(['date', 'time', 'datetime', 'phone'] as const),
]);

/** Letters of what would be useless if it were cut: of a number, which has no space, or of a few words. */
const SHORT_NUMBER = 20;
const SHORT_WORDS = 15;

/** Whether a value gives way where a table has too little room: a longer text that is no name of a person. */
export const isLong = (
  field: FieldDescription,
  hint: FieldHint | undefined,
  value: unknown,
  directory: ResourceDirectory,
): boolean => {
  const kind = kindOf(field, hint);
  const definition = directory.byPath(field.path ?? '');
  if (SHORT.has(kind) || (kind === 'relation' && isPerson(definition))) return false;
  const say = (one: unknown): string => {
    const chosen = field.choices?.find((choice) => choice.value === one)?.label;
    return isObject(one) ? labelOf(one, definition) : (chosen ?? toText(one) ?? '');
  };
  const words = [value].flat().map(say).join(', ');
  return words.length > (/\s/.test(words) ? SHORT_WORDS : SHORT_NUMBER);
};
