import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, choice, int, numberChoice, string, text, time } from '../model/scalarFields.ts';
import { phaseChoices } from './phaseChoices.ts';
import { playDays } from './playDays.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A club's wishes for one of its teams before a phase. */
export const divisionPreRegistration = entity('division-pre-registration', {
  path: '/division_pre_registrations',
  label: 'Pré-engagement',
  twins: 'refused',
  represent: '${teamName}',
  access: writtenByClubs('contests', 'contests.divisionPreRegistrations', ['club']),
  states: {
    field: 'status',
    start: ['draft', 'submitted'],
    next: {
      draft: { submitted: 'club', withdrawn: 'club' },
      submitted: { withdrawn: 'club', validated: 'above', modified: 'above', refused: 'above' },
    },
    reasons: { refused: 'decisionReason' },
  },
  fields: {
    club: reference('Club', 'club', { required: true, createOnly: true }),
    contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    phase: numberChoice('Phase', phaseChoices, { required: true }),
    team: reference('Équipe', 'team'),
    teamName: string('Nom de l’équipe', { required: true, max: 80 }),
    position: int('N° d’équipe', { required: true, from: 1, to: 99 }),
    division: reference('Division de droit', 'division'),
    requestedDivision: reference('Division demandée', 'division'),
    choice: choice(
      'Choix',
      {
        confirm: 'Confirmer',
        decline: 'Renoncer',
        promote: 'Candidat à la montée',
        lower: 'Demande de descente',
      },
      { required: true, default: 'confirm' },
    ),
    day: choice('Jour', playDays),
    time: time('Heure'),
    sportHall: reference('Salle', 'sport-hall', { required: true }),
    pairing: choice('Jumelage', {
      same: 'Même week-end',
      opposite: 'Week-end opposé',
      none: 'Sans jumelage',
    }),
    pairedTeam: reference('Équipe jumelée', 'team'),
    ententeClub: reference('Club en entente', 'club'),
    captain: reference('Capitaine', 'person'),
    homeFirst: bool('Reçoit à la 1re journée', { default: false }),
    comment: text('Commentaire', { max: 1000 }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Transmis',
        validated: 'Validé',
        modified: 'Validé avec modification',
        refused: 'Refusé',
        withdrawn: 'Retiré',
      },
      { required: true, default: 'draft' },
    ),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
  },
});
