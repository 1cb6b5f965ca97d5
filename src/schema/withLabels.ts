import type { FieldDescription } from './description.ts';

/** Whether the server left a field, at any depth, without a label. */
export const lacksLabel = (fields: readonly FieldDescription[]): boolean =>
  fields.some((field) => field.label === null || lacksLabel(field.fields));

/** The fields with a label by their name where the server gave none and the catalogue knows one. */
export const withLabels = (
  fields: readonly FieldDescription[],
  labels: Readonly<Record<string, string>>,
): readonly FieldDescription[] =>
  fields.map((field) => ({
    ...field,
    label: field.label ?? (Object.hasOwn(labels, field.name) ? (labels[field.name] ?? null) : null),
    fields: withLabels(field.fields, labels),
  }));
