import type { Label } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Label>({
  list: {
    columns: ['name', 'code', 'threshold', 'durationYears', 'openDate', 'closeDate', 'active'],
    filters: ['name', 'active'],
  },
});
