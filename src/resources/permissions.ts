import type { ClubPermission } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const permissions = {
  name: 'permissions',
  texts: { name: 'Droit d’accès |||| Droits d’accès', create: 'Nouveau droit d’accès' },
  entity: 'club-permission',
  recordRepresentation: ['account.username'],
  right: { module: 'club', action: 'club.permissions' },
  list: {
    columns: ['account', 'preset', 'startDate', 'endDate', 'grantedBy'],
    sort: ['account.username'],
    filters: ['account', 'preset'],
    scope: ['club'],
  },
} as const satisfies Resource<ClubPermission>;
