import type { Certificate } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Certificate>({
  list: {
    columns: ['person', 'type', 'date', 'competition', 'validUntil', 'file'],
    sort: ['-date'],
    filters: ['person.familyName', 'type', 'validUntil'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  head: { facts: ['person', 'type', 'date', 'validUntil', 'season'] },
});
