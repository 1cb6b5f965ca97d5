import { embedded } from '../model/relationFields.ts';
import type { EmbeddedField } from '../model/field.ts';

/** Value field of a contact point by the code of its `ContactPointType`. */
export const valueFields = {
  PHONE: 'telephone',
  MOBILE: 'telephone',
  FAX: 'telephone',
  EMAIL: 'email',
  PAGE: 'page',
} as const;

/**
 * A contact point edited inside its owner, who types the number or address only. The preset names the
 * `ContactPointType` by its code.
 */
export const contactPointField = (
  label: string,
  type: keyof typeof valueFields,
  options: { required?: boolean; readOnly?: boolean } = {},
): EmbeddedField =>
  embedded(label, 'contact-point', {
    ...options,
    only: [valueFields[type]],
    requires: [valueFields[type]],
    preset: { type, main: true },
  });
