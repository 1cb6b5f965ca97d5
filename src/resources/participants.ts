import type { Participant } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Participant>({
  list: {
    columns: ['passCode', 'familyName', 'givenName', 'clubEvent', 'clubEvent.startDate', 'passState'],
    filters: ['passCode', 'familyName', 'clubEvent', 'passState'],
    scope: ['clubEvent.club'],
    parentFields: { persons: ['person'], 'club-events': ['clubEvent'] },
  },
  form: {
    sections: {
      person: ['familyName', 'givenName', 'birthYear', 'gender', 'email', 'postalCode', 'person', 'licence'],
      participation: ['clubEvent', 'role', 'licensed', 'consent', 'passCode', 'passState', 'usedDate'],
    },
  },
  fields: { birthYear: { as: 'year' } },
});
