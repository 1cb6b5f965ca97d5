import type { Account } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Account>({
  list: {
    columns: ['username', 'person', 'email', 'enabled', 'mfaEnabled', 'lastLogin'],
    filters: ['username', 'enabled'],
    scope: ['person.club'],
  },
});
