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
  /** Dotted path from the record, by which a resource config names the field; its name when absent. */
  readonly path?: string;
  /** Shown for itself and not in a cell: long texts can be opened, HTML keeps its structure. */
  readonly whole?: boolean;
  /** In a list on paper, where a name is not cut: there is no pointing at it. */
  readonly printed?: boolean;
  /** How the name of a related record is said here. */
  readonly say?: ((name: string) => string) | undefined;
}

export interface FilterProps {
  readonly field: FieldDescription;
  readonly source: string;
  readonly label: string;
}
