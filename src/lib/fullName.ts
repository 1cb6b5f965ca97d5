import { PLACEHOLDER } from './placeholder.ts';

/** `Marie Dupont` from a person; the part that is known, or the placeholder. */
export const fullName = (person: unknown): string => {
  if (typeof person !== 'object' || person === null) return PLACEHOLDER;
  const { givenName, familyName } = person as { givenName?: unknown; familyName?: unknown };
  const parts = [givenName, familyName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : PLACEHOLDER;
};
