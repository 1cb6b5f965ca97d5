import type { OtherParticipation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const otherParticipations = defineResource<OtherParticipation>({
  list: {
    columns: ['person', 'season', 'contestName', 'type', 'startDate', 'place', 'result'],
    filters: ['person.familyName', 'type', 'season'],
    scope: 'person.club',
    within: { persons: 'person' },
  },
});
