import type { Participant } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const participants = {
  name: 'participants',
  texts: {
    name: 'Participant |||| Participants',
    create: 'Nouveau participant',
    sections: { person: 'Personne', participation: 'Participation' },
  },
  listed: 'search',
  recordRepresentation: ['familyName', 'givenName'],
  right: { module: 'events', action: 'clubEvents.participations' },
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
} as const satisfies Resource<Participant>;
