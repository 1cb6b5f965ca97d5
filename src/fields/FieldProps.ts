import type { FieldDescription } from '../schema/description.ts';

export interface InputProps {
  readonly field: FieldDescription;
  /** Path in the form: `mainAddress.postalCode`. */
  readonly source: string;
  readonly disabled: boolean;
}

export interface DisplayProps {
  readonly field: FieldDescription;
  readonly value: unknown;
}

export interface FilterProps {
  readonly field: FieldDescription;
  readonly source: string;
  readonly label: string;
}
