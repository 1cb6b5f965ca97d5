import type { Participant } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Participant>({
  list: {
    columns: ['familyName', 'givenName', 'passCode', 'clubEvent', 'clubEvent.startDate', 'passState'],
    sort: ['familyName', 'givenName'],
    filters: ['passCode', 'familyName', 'clubEvent', 'passState'],
    scope: ['clubEvent.club'],
    parentFields: { persons: ['person'], 'club-events': ['clubEvent'] },
  },
  head: { facts: ['clubEvent', 'role', 'birthYear', 'person'], contacts: ['email'] },
  form: {
    sections: {
      person: ['familyName', 'givenName', 'birthYear', 'gender', 'email', 'postalCode', 'person', 'licence'],
      participation: ['clubEvent', 'role', 'licensed', 'consent', 'passCode', 'passState', 'usedDate'],
    },
  },
  fields: { birthYear: { as: 'year' } },
});
