import type {
  EmbeddedField,
  InverseField,
  Options,
  ReferenceField,
  ReferencesField,
  RowsField,
} from './field.ts';

export const reference = (
  label: string,
  target: string,
  options?: Options<ReferenceField, 'target' | 'referential'>,
): ReferenceField => ({ kind: 'reference', label, target, ...options });

export const references = (
  label: string,
  target: string,
  options?: Options<ReferencesField, 'target' | 'referential'>,
): ReferencesField => ({ kind: 'references', label, target, ...options });

/** A value of a referential list, e.g. `referential('Type', 'LicenceType')`. */
export const referential = (
  label: string,
  type: string,
  options?: Options<ReferenceField, 'target' | 'referential'>,
): ReferenceField => ({ kind: 'reference', label, target: 'referential', referential: type, ...options });

export const referentials = (
  label: string,
  type: string,
  options?: Options<ReferencesField, 'target' | 'referential'>,
): ReferencesField => ({ kind: 'references', label, target: 'referential', referential: type, ...options });

export const embedded = (
  label: string,
  target: string,
  options?: Options<EmbeddedField, 'target'>,
): EmbeddedField => ({ kind: 'embedded', label, target, ...options });

export const inverse = (
  label: string,
  target: string,
  mappedBy: string,
  options?: Options<InverseField, 'target' | 'mappedBy'>,
): InverseField => ({ kind: 'inverse', label, target, mappedBy, readOnly: true, ...options });

/** The other side of a reference that only filters use. */
export const behind = (label: string, target: string, mappedBy: string): InverseField =>
  inverse(label, target, mappedBy, { hidden: true, filterOnly: true });

export const rows = (label: string, target: string, options: Options<RowsField, 'target'>): RowsField => ({
  kind: 'rows',
  label,
  target,
  ...options,
});
