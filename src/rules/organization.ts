import { PLACEHOLDER } from '../lib/placeholder.ts';

/** Every type of organization of the federal tree. */
export const ORGANIZATION_TYPES = [
  'organization',
  'federation',
  'zone',
  'league',
  'committee',
  'club',
  'third',
] as const;

export const isOrganization = (type: string): boolean =>
  (ORGANIZATION_TYPES as readonly string[]).includes(type);

/** Catalogue keys of the four levels of the tree, from the national one down. */
const LEVELS = ['national', 'zone', 'regional', 'departmental'] as const;

/** Name of a level, 1 to 4, in the words of `translate`; the placeholder for any other. */
export const levelLabel = (level: unknown, translate: (key: string) => string): string => {
  const key = typeof level === 'number' ? LEVELS[level - 1] : undefined;
  return key ? translate(`levels.${key}`) : PLACEHOLDER;
};
