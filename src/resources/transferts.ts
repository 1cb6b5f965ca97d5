import type { LicenceTransfer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<LicenceTransfer>({
  list: {
    columns: ['familyName', 'givenName', 'leftClub', 'welcomeClub', 'requestDate', 'status'],
    sort: ['-requestDate'],
    filters: ['leftClub', 'welcomeClub', 'status', 'season'],
    either: ['leftClub', 'welcomeClub'],
    preset: ['season'],
  },
  head: { facts: ['person', 'leftClub', 'welcomeClub', 'requestDate'] },
  form: {
    sections: {
      player: ['licenceNumber', 'familyName', 'givenName', 'person', 'licence'],
      transfer: ['leftClub', 'welcomeClub', 'season', 'reason', 'requestDate', 'comment'],
      decision: ['status', 'decisionDate', 'decisionReason'],
    },
  },
  show: { workflow: true },
  fields: { licenceNumber: { as: 'licenceNumber' } },
});
