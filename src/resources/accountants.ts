import type { Accountant } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

/** Who holds a function in a club, or outside the federation. */
export default defineResource<Accountant>({
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
});
