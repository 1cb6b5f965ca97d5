import type { ServerErrors } from '../data/withServerErrors.ts';
import { emptyMap } from '../lib/paths.ts';
import { fieldNamed, type FieldDescription } from '../schema/description.ts';

interface PlacedErrors {
  /** Messages by form path of an input that the form shows. */
  readonly placed: Record<string, string>;
  /** Messages that no input can show. */
  readonly elsewhere: readonly string[];
}

/**
 * Sorts the server's violations: those of a described field go to its input (of a relation's or list's inner
 * path, to the relation's), the others are told apart. Left on a path without input a message would be invisible
 * and keep every later save from being sent.
 */
export const placeErrors = (fields: readonly FieldDescription[], errors: ServerErrors): PlacedErrors => {
  const placed = emptyMap<string>();
  const elsewhere: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const text = messages.join('\n');
    const input = inputPath(fields, path.split('.'));
    if (input !== null) placed[input] = placed[input] ? `${placed[input]}\n${text}` : text;
    else elsewhere.push(path.startsWith('root.') ? text : `${path}\u00a0: ${text}`);
  }
  return { placed, elsewhere };
};

/** Path of the nearest input on the way, or null when the first step is not described. */
const inputPath = (fields: readonly FieldDescription[], steps: readonly string[]): string | null => {
  const [name = '', ...rest] = steps;
  const field = fieldNamed(fields, name);
  if (!field) return null;
  const nested = field.embedded && !field.multiple && field.fields.length > 0;
  if (!nested) return name;
  // A message of the object as a whole stands at its first input: the group itself has none.
  const inner = rest.length > 0 ? inputPath(field.fields, rest) : null;
  const first = field.fields[0]?.name;
  return inner !== null ? `${name}.${inner}` : first === undefined ? null : `${name}.${first}`;
};
