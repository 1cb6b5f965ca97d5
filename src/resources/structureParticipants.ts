import type { StructureParticipant } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<StructureParticipant>({
  list: {
    columns: ['person', 'season', 'structure', 'type', 'regime', 'startDate', 'endDate'],
    filters: ['person.familyName', 'type', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
});
