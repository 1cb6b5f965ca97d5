import type { Internship } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const internships = {
  name: 'internships',
  texts: {
    name: 'Stage / formation |||| Stages et formations',
    create: 'Nouveau stage',
  },
  recordRepresentation: ['title'],
  right: { module: 'events', action: 'clubEvents.manage' },
  list: {
    columns: [
      'title',
      'type',
      'level',
      'organization',
      'startDate',
      'endDate',
      'registrationEnd',
      'seats',
      'state',
    ],
    sort: ['-startDate'],
    filters: ['title', 'type', 'level', 'state'],
  },
  head: { facts: ['type', 'level', 'startDate', 'endDate', 'organization', 'seats'] },
  form: { defaults: { endDate: { from: 'startDate' } } },
  fields: { price: { as: 'currency' } },
} as const satisfies Resource<Internship>;
