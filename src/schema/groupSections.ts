import type { FieldDescription } from './description.ts';

/**
 * Default sections from the groups of the description: the first group without a colon (`person:update` is about
 * serialisation). Undefined when no field is grouped.
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
