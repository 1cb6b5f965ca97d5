import type { Season } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const seasons = {
  name: 'seasons',
  texts: { name: 'Saison |||| Saisons', create: 'Nouvelle saison' },
  list: {
    columns: ['name', 'startDate', 'endDate', 'current'],
    sort: ['-startDate'],
    filters: ['name', 'current'],
  },
} as const satisfies Resource<Season>;
