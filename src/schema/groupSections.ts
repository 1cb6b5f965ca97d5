import type { FieldDescription } from './description.ts';

/**
 * Sections as the description itself groups its fields, for a resource that names none: the first group without
 * a colon is a field's section (`person:update` is about serialisation and tells nothing of place). Undefined
 * when no field is grouped.
 */
export const groupSections = (
  fields: readonly FieldDescription[],
): Readonly<Record<string, readonly string[]>> | undefined => {
  const sections = new Map<string, string[]>();
  for (const { name, groups } of fields) {
    const group = groups.find((candidate) => !candidate.includes(':') && candidate !== 'Default');
    if (group !== undefined) sections.set(group, [...(sections.get(group) ?? []), name]);
  }
  return sections.size > 0 ? Object.fromEntries(sections) : undefined;
};
