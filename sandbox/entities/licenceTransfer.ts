import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date, string, text } from '../model/scalarFields.ts';
import { licenceNumberPattern } from './licence.ts';

/** Change of club without a fee: leisure and discovery licences, and who was not licensed last season. */
export const licenceTransfer = entity('licence-transfer', {
  path: '/transfers',
  label: 'Transfert',
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
    licenceNumber: string('N° de licence', {
      required: true,
      createOnly: true,
      max: 8,
      pattern: licenceNumberPattern,
      help: 'Le club d’accueil saisit le numéro du joueur',
    }),
    familyName: string('Nom', { max: 80, readOnly: true }),
    givenName: string('Prénom', { max: 80, readOnly: true }),
    person: reference('Personne', 'person', { readOnly: true }),
    licence: reference('Licence', 'licence', { readOnly: true }),
    leftClub: reference('Club quitté', 'club', { readOnly: true }),
    welcomeClub: reference('Club d’accueil', 'club', { required: true, createOnly: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    requestDate: date('Date de demande', { required: true, readOnly: true }),
    reason: referential('Motif', 'TransferReason'),
    status: choice(
      'Statut',
      { submitted: 'Demandé', accepted: 'Accepté', refused: 'Refusé', cancelled: 'Annulé' },
      { required: true, default: 'submitted' },
    ),
    decisionDate: date('Date de décision', { readOnly: true }),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
    comment: text('Commentaire', { max: 1000 }),
  },
});
