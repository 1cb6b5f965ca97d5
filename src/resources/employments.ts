import type { Contract } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const employments = {
  name: 'employments',
  texts: {
    name: 'Emploi |||| Emplois',
    create: 'Nouvel emploi',
    sections: { contract: 'Contrat', period: 'Période', documents: 'Documents' },
  },
  entity: 'contract',
  recordRepresentation: ['person.familyName', 'person.givenName'],
  search: 'function',
  right: { module: 'club', action: 'club.employments' },
  list: {
    columns: ['person', 'function', 'type', 'startDate', 'endDate', 'employmentRate', 'state'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'type', 'state'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
  head: { facts: ['person', 'function', 'type', 'startDate', 'endDate', 'weeklyHours'] },
  form: {
    sections: {
      contract: ['person', 'function', 'type', 'classification'],
      period: ['startDate', 'endDate', 'weeklyHours', 'employmentRate', 'state'],
      documents: ['funding', 'files'],
    },
  },
  fields: { employmentRate: { as: 'percentage' } },
} as const satisfies Resource<Contract>;
