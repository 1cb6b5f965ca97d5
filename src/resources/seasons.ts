import type { Season } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Season>({
  list: { columns: ['name', 'startDate', 'endDate', 'current'], filters: ['name', 'current'] },
});
