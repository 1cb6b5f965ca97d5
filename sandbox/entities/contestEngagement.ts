import { entity } from '../model/entity.ts';
import { reference, references } from '../model/relationFields.ts';
import { cents, choice, datetime, int, string, text, work } from '../model/scalarFields.ts';
import { clubSeason } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A club enters teams or players in a contest and owes the fee. */
export const contestEngagement = entity('contest-engagement', {
  path: '/contest_engagements',
  label: 'Engagement',
  twins: 'answered',
  represent: '${contest.name}',
  access: writtenByClubs('contests', 'contests.engagements', ['club']),
  states: {
    field: 'status',
    start: ['draft', 'submitted'],
    next: {
      draft: { submitted: 'club', withdrawn: 'club' },
      submitted: { withdrawn: 'club', validated: 'above', refused: 'above' },
      validated: { invoiced: 'above', withdrawn: 'above', forfeited: 'above' },
      invoiced: { forfeited: 'above' },
    },
    reasons: { refused: 'decisionReason' },
  },
  fields: {
    contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
    division: reference('Division', 'division'),
    ...clubSeason,
    teams: references('Équipes', 'team'),
    players: references('Joueurs', 'licence'),
    quantity: int('Quantité', { required: true, from: 1, to: 99, default: 1 }),
    unitFee: cents('Tarif unitaire', { required: true, readOnly: true }),
    amount: cents('Montant', { required: true, readOnly: true }),
    submitDate: datetime('Date d’envoi', { readOnly: true }),
    comment: text('Commentaire', { max: 1000 }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Transmis',
        validated: 'Validé',
        invoiced: 'Facturé',
        refused: 'Refusé',
        withdrawn: 'Retiré',
        forfeited: 'Forfait général',
      },
      { required: true, default: 'draft' },
    ),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
    todo: work('status', { decisions: { label: 'Décision attendue', states: ['submitted'] } }),
  },
});
