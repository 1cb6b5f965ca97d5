import type { Prize } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const prizes = defineResource<Prize>({
  list: {
    columns: ['person', 'type', 'rank', 'date', 'organization'],
    filters: ['person.familyName', 'type', 'rank'],
    scope: ['club', 'person.club'],
    within: { persons: 'person' },
  },
});
