import type { Account } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const accounts = defineResource<Account>({
  list: {
    columns: ['username', 'person', 'email', 'enabled', 'mfaEnabled', 'lastLogin'],
    filters: ['username', 'enabled'],
    scope: 'person.club',
  },
});
