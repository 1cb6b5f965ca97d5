import type { Field, InverseField, ReferencesField, RowsField } from './field.ts';

/** Whether a field leads to any number of records. */
export const isToMany = (field: Field): field is ReferencesField | RowsField | InverseField =>
  field.kind === 'references' || field.kind === 'rows' || field.kind === 'inverse';
