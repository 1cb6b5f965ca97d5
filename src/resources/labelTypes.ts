import type { Label } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const labelTypes = {
  name: 'label-types',
  texts: {
    name: 'Type de label |||| Types de label',
    create: 'Nouveau type de label',
  },
  entity: 'label',
  list: {
    columns: ['name', 'code', 'threshold', 'durationYears', 'openDate', 'closeDate', 'active'],
    sort: ['name'],
    filters: ['name', 'active'],
  },
} as const satisfies Resource<Label>;
