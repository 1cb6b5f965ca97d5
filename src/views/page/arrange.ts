import type { FieldDescription } from '../../schema/description.ts';

export interface Section {
  /** Key of the title in the catalogue; null for the fields that no section names. */
  readonly key: string | null;
  readonly fields: readonly FieldDescription[];
}

/**
 * Puts fields into the sections of a config, in its order. A described field that no section names still
 * follows in a last section, so that none vanishes; a section without a described field is left out.
 */
export const arrange = (
  fields: readonly FieldDescription[],
  sections: Readonly<Record<string, readonly string[]>> = {},
): readonly Section[] => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const named = Object.entries(sections).map(([key, names]): Section => ({
    key,
    fields: names.flatMap((name) => byName.get(name) ?? []),
  }));
  const placed = new Set(named.flatMap((section) => section.fields));
  const rest = { key: null, fields: fields.filter((field) => !placed.has(field)) };
  return [...named, rest].filter((section) => section.fields.length > 0);
};
