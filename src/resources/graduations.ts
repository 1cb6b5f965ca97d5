import type { Graduation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Graduation>({
  list: {
    columns: ['person', 'type', 'domain', 'date', 'number', 'validUntil', 'active'],
    sort: ['-date'],
    filters: ['person.familyName', 'type', 'domain', 'active'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  lists: { 'persons/:id/referees/grades': { filter: { domain: 'refereeing' } } },
});
