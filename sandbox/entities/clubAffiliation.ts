import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { bool, cents, choice, date, datetime, string, text, work } from '../model/scalarFields.ts';
import { clubSeason } from './fieldGroups.ts';

/** A club joins the federation again for a season: what it declares, what it owes, and what became of it. */
export const clubAffiliation = entity('club-affiliation', {
  path: '/club_affiliations',
  label: 'Affiliation',
  twins: 'refused',
  represent: '${season.name}',
  access: { module: 'club', action: 'club.affiliate', owners: ['club'], writable: ['POST', 'PUT'] },
  states: {
    field: 'status',
    start: ['draft'],
    next: {
      draft: { submitted: 'club' },
      toComplete: { submitted: 'club' },
      submitted: { validated: 'above', toComplete: 'above' },
    },
    edits: { draft: 'club', toComplete: 'club' },
    reasons: { toComplete: 'reason' },
  },
  fields: {
    ...clubSeason,
    insurer: string('Assureur', { max: 100, help: 'Responsabilité civile du club' }),
    insuranceNumber: string('N° de contrat', { max: 40 }),
    insuranceEnd: date('Assurance valable jusqu’au'),
    insuranceProof: file('Attestation d’assurance', { mimeTypes: ['application/pdf', 'image/*'] }),
    agreement: bool('Le club accepte les statuts et les règlements de la fédération', { default: false }),
    status: choice(
      'État',
      {
        draft: 'En préparation',
        submitted: 'Transmise',
        toComplete: 'À compléter',
        validated: 'Validée',
      },
      { required: true, default: 'draft' },
    ),
    todo: work('status', { decisions: { label: 'Décision attendue', states: ['submitted'] } }),
    reason: text('Complément demandé', { max: 1000, byStep: true }),
    amount: cents('Montant', { readOnly: true }),
    transaction: reference('Facture', 'transaction', { readOnly: true }),
    submitDate: datetime('Date d’envoi', { readOnly: true }),
    decisionDate: date('Date de décision', { readOnly: true }),
  },
});
