import type { Branch } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const branches = {
  name: 'branches',
  texts: {
    name: 'Secteur |||| Secteurs',
    create: 'Nouveau secteur',
  },
  list: {
    sort: ['name'],
    filters: ['name', 'active'],
  },
} as const satisfies Resource<Branch>;
