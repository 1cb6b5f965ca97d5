import type { FieldDescription } from '../../schema/description.ts';

/**
 * Fields that only the server fills, each with the reason as its help where the description gives none. A serialisation
 * group `club:create` tells that a value was given with the new record.
 */
export const withReasons = (
  fields: readonly FieldDescription[],
  translate: (key: string) => string,
): readonly FieldDescription[] =>
  fields.map((field) =>
    field.readOnly && field.help === null
      ? { ...field, help: translate(isOfCreation(field) ? 'form.fixed.creation' : 'form.fixed.server') }
      : field,
  );

const isOfCreation = ({ groups }: FieldDescription): boolean =>
  groups.some((group) => group.endsWith(':create'));
