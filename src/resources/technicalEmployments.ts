import type { TechnicalEmployment } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<TechnicalEmployment>({
  list: {
    columns: ['person', 'missions', 'hoursPerWeek', 'diploma', 'startDate', 'endDate', 'season'],
    filters: ['person.familyName', 'missions', 'season'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
});
