import type { Graduation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const graduations = defineResource<Graduation>({
  list: {
    columns: ['person', 'type', 'domain', 'date', 'number', 'validUntil', 'active'],
    filters: ['person.familyName', 'type', 'domain', 'active'],
    scope: 'person.club',
    within: { persons: 'person' },
  },
  lists: { 'persons/:id/referees/grades': { filter: { domain: 'refereeing' } } },
});
