import type { TechnicalEmployment } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const technicalEmployments = {
  name: 'technical-employments',
  texts: {
    name: 'Emploi technique |||| Emplois techniques',
    create: 'Nouvel emploi technique',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'club', action: 'club.employments' },
  list: {
    columns: ['person', 'missions', 'hoursPerWeek', 'diploma', 'startDate', 'endDate', 'season'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'missions', 'season'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<TechnicalEmployment>;
