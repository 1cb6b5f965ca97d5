import type { Accountant } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

/** Holders of a function in a club, or outside the federation. */
export const accountants = {
  name: 'accountants',
  texts: {
    name: 'Titulaire de fonction |||| Titulaires de fonction',
    create: 'Nouveau titulaire de fonction',
    sections: { function: 'Fonction', period: 'Période', contact: 'Coordonnées' },
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.functions' },
  list: {
    columns: ['person', 'organization', 'function', 'startDate', 'endDate', 'signatory', 'state'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'function', 'internal', 'state'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
  head: {
    facts: ['person', 'function', 'organization', 'startDate', 'endDate'],
    contacts: ['phone', 'email'],
  },
  lists: {
    'persons/:id/functions/internal': { filter: { internal: true } },
    'persons/:id/functions/external': { filter: { internal: false } },
  },
  form: {
    sections: {
      function: ['person', 'organization', 'function', 'internal', 'signatory', 'order'],
      period: ['season', 'startDate', 'endDate', 'state'],
      contact: ['email', 'phone'],
    },
  },
  fields: { function: { options: { whole: true } } },
} as const satisfies Resource<Accountant>;
