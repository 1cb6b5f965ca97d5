import type { Prize } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Prize>({
  list: {
    columns: ['person', 'type', 'rank', 'date', 'organization'],
    filters: ['person.familyName', 'type', 'rank'],
    either: ['club', 'person.club'],
    parentFields: { persons: ['person'] },
  },
});
