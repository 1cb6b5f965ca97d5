import { useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';

export interface Section {
  /** Key of the title in the catalogue; null for the fields that no section names. */
  readonly key: string | null;
  readonly fields: readonly FieldDescription[];
}

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Puts fields into the sections of a config, in its order. A described field that no section names still
 * follows in a last section, so that none vanishes; a section without a described field is left out.
 */
export const arrange = (fields: readonly FieldDescription[], sections: Names = {}): readonly Section[] =>
  [...named(fields, sections), { key: null, fields: unnamed(fields, sections) }].filter(
    (section) => section.fields.length > 0,
  );

/** Described fields by the section that names them; `others` are those that none does. What is not described is left out. */
export const splitFields = <Sections extends Names>(
  fields: readonly FieldDescription[],
  sections: Sections,
): Readonly<Record<keyof Sections | 'others', readonly FieldDescription[]>> =>
  Object.fromEntries([
    ...named(fields, sections).map((section) => [section.key, section.fields]),
    ['others', unnamed(fields, sections)],
  ]) as Readonly<Record<keyof Sections | 'others', readonly FieldDescription[]>>;

const named = (fields: readonly FieldDescription[], sections: Names): readonly Section[] => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(sections).map(([key, names]) => ({
    key,
    fields: names.flatMap((name) => byName.get(name) ?? []),
  }));
};

const unnamed = (fields: readonly FieldDescription[], sections: Names): readonly FieldDescription[] => {
  const placed = new Set(Object.values(sections).flat());
  return fields.filter(({ name }) => !placed.has(name));
};

/** French title of a section; null for the only one, which needs none. */
export const useSectionTitle = (sections: readonly Section[]): ((section: Section) => string | null) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return ({ key }) => {
    if (key !== null) return translate(`resources.${resource}.sections.${key}`, { _: key });
    return sections.length > 1 ? translate('form.other') : null;
  };
};
