import { fieldLabel } from '../schema/fieldLabel.ts';
import { fieldNamed, type FieldDescription } from '../schema/description.ts';
import type { ServerErrors } from './serverErrors.ts';

/**
 * The messages of a refused write, each once, for where the fields themselves are not shown: behind the label of the
 * field that it is about, as far as `fields` have it. `shown` are fields that the reader sees beside the messages.
 */
export const reasonsOf = (
  errors: ServerErrors,
  fields: readonly FieldDescription[],
  shown: readonly FieldDescription[] = [],
): readonly string[] => {
  const reasons = Object.entries(errors).flatMap(([path, messages]) => {
    const field = fieldNamed(fields, path.split('.')[0] ?? '');
    const isNamed = field && !shown.some(({ name }) => name === field.name);
    return messages.map((message) => (isNamed ? `${fieldLabel(field)}\u00a0: ${message}` : message));
  });
  return [...new Set(reasons)];
};
