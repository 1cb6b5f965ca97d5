import type { ClubHistory } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubHistory>({
  list: {
    columns: ['person', 'season', 'club', 'startDate', 'endDate', 'reason', 'licenceType', 'points'],
    filters: ['person.familyName', 'reason', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
});
