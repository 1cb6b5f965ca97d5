import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** The contract of a paid player, which the federation approves. */
export const licenceContract = entity('licence-contract', {
  path: '/licence_contracts',
  label: 'Joueur sous contrat',
  twins: 'answered',
  represent: '${licence.identifier}',
  access: writtenByClubs('licences', 'licences.list', ['club']),
  states: {
    field: 'status',
    start: ['submitted'],
    next: {
      submitted: { approved: 'federation', refused: 'federation' },
      approved: { ended: ['club', 'federation'] },
    },
    reasons: { refused: 'decisionReason' },
  },
  fields: {
    licence: reference('Licence', 'licence', { required: true, createOnly: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
    team: reference('Équipe', 'team'),
    type: referential('Type', 'PlayerContractType', { required: true }),
    startDate: date('Date de début', { required: true }),
    endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
    status: choice(
      'État',
      { submitted: 'Transmis', approved: 'Approuvé', refused: 'Refusé', ended: 'Terminé' },
      { required: true, default: 'submitted' },
    ),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
    file: file('Fichier', { mimeTypes: ['application/pdf'] }),
  },
});
