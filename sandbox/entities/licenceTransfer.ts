import { entity } from '../model/entity.ts';
import { referential } from '../model/relationFields.ts';
import { choice, date, fact, string, text } from '../model/scalarFields.ts';
import { clubChangeFields } from './clubChangeFields.ts';

/** Change of club without a fee: leisure and discovery licences, and who was not licensed last season. */
export const licenceTransfer = entity('licence-transfer', {
  path: '/transfers',
  label: 'Transfert',
  twins: 'refused',
  represent: '${familyName} ${givenName}',
  access: {
    module: 'licences',
    action: 'licences.transfers',
    owners: ['welcomeClub', 'leftClub'],
    writable: ['POST', 'PUT'],
  },
  states: {
    field: 'status',
    start: ['submitted'],
    next: { submitted: { accepted: 'above', refused: 'above', cancelled: { club: 'welcomeClub' } } },
    edits: { submitted: { club: 'welcomeClub' } },
    reasons: { refused: 'decisionReason' },
  },
  fields: {
    ...clubChangeFields,
    requestDate: date('Date de demande', { required: true, readOnly: true }),
    reason: referential('Motif', 'TransferReason'),
    status: choice(
      'État',
      { submitted: 'Demandé', accepted: 'Accepté', refused: 'Refusé', cancelled: 'Annulé' },
      { required: true, default: 'submitted' },
    ),
    open: fact('Demande en cours', 'status', ['submitted']),
    decisionDate: date('Date de décision', { readOnly: true }),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
    comment: text('Commentaire', { max: 1000 }),
  },
});
