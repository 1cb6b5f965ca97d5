import type { LicenceTransfer } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const transferts = {
  name: 'transferts',
  texts: {
    name: 'Transfert |||| Transferts',
    create: 'Nouveau transfert',
    sections: { player: 'Joueur', transfer: 'Transfert', decision: 'Décision' },
  },
  entity: 'licence-transfer',
  recordRepresentation: ['familyName', 'givenName'],
  right: { module: 'licences', action: 'licences.transfers' },
  list: {
    columns: ['familyName', 'givenName', 'leftClub', 'welcomeClub', 'requestDate', 'status'],
    sort: ['-requestDate'],
    filters: ['leftClub', 'welcomeClub', 'status', 'season'],
    either: ['leftClub', 'welcomeClub'],
    preset: ['season'],
  },
  head: { facts: ['person', 'leftClub', 'welcomeClub', 'requestDate'] },
  form: {
    starts: ['welcomeClub'],
    sections: {
      player: ['licenceNumber', 'familyName', 'givenName', 'person', 'licence'],
      transfer: ['leftClub', 'welcomeClub', 'season', 'reason', 'requestDate', 'comment'],
      decision: ['status', 'decisionDate', 'decisionReason'],
    },
  },
  show: { workflow: true },
  fields: { licenceNumber: { as: 'licenceNumber' } },
} as const satisfies Resource<LicenceTransfer>;
