import type { HighLevelApplication } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<HighLevelApplication>({
  list: {
    columns: ['person', 'season', 'list', 'startDate', 'endDate', 'structure', 'status'],
    filters: ['person.familyName', 'list', 'status', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
});
