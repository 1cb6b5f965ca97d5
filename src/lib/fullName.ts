import { PLACEHOLDER } from './placeholder.ts';

/** `DUPONT Marie` from a person, as lists and pickers name people; the part that is known, or the placeholder. */
export const fullName = (person: unknown): string => {
  if (typeof person !== 'object' || person === null) return PLACEHOLDER;
  const { familyName, givenName } = person as { familyName?: unknown; givenName?: unknown };
  const parts = [familyName, givenName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : PLACEHOLDER;
};
