import { embedded } from '../model/relationFields.ts';
import type { EmbeddedField } from '../model/field.ts';

/** A postal address edited inside its owner: the four lines that go on an envelope. */
export const postalAddressField = (
  label: string,
  options: { group?: string; required?: boolean; readOnly?: boolean } = {},
): EmbeddedField =>
  embedded(label, 'address', {
    ...options,
    only: ['streetAddress', 'disambiguatingDescription', 'postalCode', 'addressLocality'],
    preset: { main: true },
  });
