import { defineFeature } from '../defineFeature.ts';

/** The rights of the club's accounts, as a table of accounts and actions. */
export const permissions = defineFeature({
  name: 'permissions',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [{ path: 'permissions', group: 'club', resource: 'permissions' }],
  views: { permissions: { list: async () => (await import('./PermissionsPage.tsx')).PermissionsPage } },
});
