import type { OtherParticipation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<OtherParticipation>({
  list: {
    columns: ['person', 'season', 'contestName', 'type', 'startDate', 'place', 'result'],
    filters: ['person.familyName', 'type', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
});
