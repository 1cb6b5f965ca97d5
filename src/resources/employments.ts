import type { Contract } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Contract>({
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
});
