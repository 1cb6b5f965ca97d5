import type { ClubHistory } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const clubHistories = defineResource<ClubHistory>({
  list: {
    columns: ['person', 'season', 'club', 'startDate', 'endDate', 'reason', 'licenceType', 'points'],
    filters: ['person.familyName', 'reason', 'season'],
    scope: 'person.club',
    within: { persons: 'person' },
  },
});
