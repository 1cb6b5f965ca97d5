import type { ClubEventType } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubEventType>({
  list: {
    columns: ['name', 'code', 'passAllowed', 'eventLicence', 'maxParticipants', 'active'],
    filters: ['name', 'active'],
  },
});
