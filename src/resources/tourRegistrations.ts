import type { TourRegistration } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const tourRegistrations = {
  name: 'tour-registrations',
  texts: {
    name: 'Inscription à un tour |||| Inscriptions aux tours',
    create: 'Nouvelle inscription',
    sections: { registration: 'Inscriptions', result: 'Résultat', absence: 'Absence' },
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'contests', action: 'contests.tourRegistrations' },
  head: { facts: ['contest', 'tour', 'tour.date'] },
  list: {
    columns: ['person', 'contest', 'tour', 'tour.date', 'group', 'status', 'points', 'licence'],
    sort: ['-tour.date'],
    filters: ['person.familyName', 'tour', 'status'],
    scope: ['club'],
  },
  form: {
    sections: {
      registration: ['contest', 'tour', 'person', 'licence', 'group', 'status', 'answerDate'],
      result: ['points', 'seed', 'rank', 'scored'],
      absence: ['excuse', 'excuseFile'],
    },
  },
} as const satisfies Resource<TourRegistration>;
