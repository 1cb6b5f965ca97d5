import type { LicenceTransfer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const transferts = defineResource<LicenceTransfer>({
  list: {
    columns: ['familyName', 'givenName', 'leftClub', 'welcomeClub', 'requestDate', 'status'],
    filters: ['leftClub', 'welcomeClub', 'status', 'season'],
    scope: ['leftClub', 'welcomeClub'],
    seasonal: true,
  },
  form: {
    sections: {
      player: ['licenceNumber', 'familyName', 'givenName', 'person', 'licence'],
      transfer: ['leftClub', 'welcomeClub', 'season', 'reason', 'requestDate', 'comment'],
      decision: ['status', 'decisionDate', 'decisionReason'],
    },
  },
  show: { course: true },
  fields: { licenceNumber: { as: 'licenceNumber' } },
});
