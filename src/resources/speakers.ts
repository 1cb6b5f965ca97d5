import type { Speaker } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Speaker>({
  list: {
    columns: ['person', 'internship', 'role', 'hours', 'subject'],
    filters: ['person.familyName', 'internship', 'role'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  fields: { fee: { as: 'currency' } },
});
