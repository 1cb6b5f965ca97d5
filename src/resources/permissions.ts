import type { ClubPermission } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubPermission>({
  list: {
    columns: ['account', 'preset', 'startDate', 'endDate', 'grantedBy'],
    filters: ['account', 'preset'],
    scope: ['club'],
  },
});
