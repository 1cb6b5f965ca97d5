import type { Internship } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Internship>({
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
    filters: ['title', 'type', 'level', 'state'],
  },
  fields: { price: { as: 'currency' } },
});
