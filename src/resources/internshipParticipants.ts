import type { InternshipParticipant } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const internshipParticipants = {
  name: 'internship-participants',
  texts: {
    name: 'Stagiaire |||| Stagiaires',
    create: 'Nouveau stagiaire',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'internship', 'role', 'registrationDate', 'status', 'result', 'paid'],
    sort: ['-registrationDate'],
    filters: ['person.familyName', 'internship', 'status'],
    scope: ['club'],
    parentFields: { persons: ['person'] },
  },
  fields: { amount: { as: 'currency' } },
} as const satisfies Resource<InternshipParticipant>;
