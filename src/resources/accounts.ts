import type { Account } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const accounts = {
  name: 'accounts',
  texts: { name: 'Compte |||| Comptes', create: 'Nouveau compte' },
  recordRepresentation: ['username'],
  right: { action: 'club.permissions' },
  recordRight: {},
  list: {
    columns: ['username', 'person', 'email', 'enabled', 'mfaEnabled', 'lastLogin'],
    sort: ['username'],
    filters: ['username', 'enabled'],
    scope: ['person.club'],
  },
} as const satisfies Resource<Account>;
