import type { Contest } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Contest>({
  list: {
    columns: ['name', 'kind', 'organization', 'gender', 'startDate', 'endDate', 'state'],
    filters: ['name', 'kind', 'state', 'season'],
    own: ['teams.clubs', 'divisions.tours.registrations.club'],
    preset: ['season'],
  },
  fields: { engagementFee: { as: 'currency' } },
});
