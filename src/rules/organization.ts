/** Every type of organization of the federal tree. */
const ORGANIZATION_TYPES = [
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
