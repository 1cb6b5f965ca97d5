import type { Member } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Member>({
  list: {
    columns: ['person', 'organization', 'body', 'function', 'startDate', 'endDate', 'voteRight'],
    filters: ['person.familyName', 'organization', 'body'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  fields: { function: { options: { whole: true } } },
});
