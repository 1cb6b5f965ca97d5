import type { FieldDescription } from '../../schema/description.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** Described fields by the section that names them; `others` are those that none does. What is not described is left out. */
export const splitFields = <Sections extends Names>(
  fields: readonly FieldDescription[],
  sections: Sections,
): Readonly<Record<keyof Sections | 'others', readonly FieldDescription[]>> => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const named = new Set(Object.values(sections).flat());
  const split = Object.entries(sections).map(([key, names]) => [
    key,
    names.flatMap((name) => byName.get(name) ?? []),
  ]);
  return Object.fromEntries([
    ...split,
    ['others', fields.filter(({ name }) => !named.has(name))],
  ]) as Readonly<Record<keyof Sections | 'others', readonly FieldDescription[]>>;
};
