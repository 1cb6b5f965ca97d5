import type { Division } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Division>({
  list: {
    columns: ['name', 'label', 'contest', 'phase', 'level', 'order', 'day', 'time'],
    filters: ['name', 'contest', 'phase', 'level'],
    own: ['teams.clubs', 'tours.registrations.club'],
  },
  fields: { fee: { as: 'currency' } },
});
