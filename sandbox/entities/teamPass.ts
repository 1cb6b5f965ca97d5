import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { choice, date, numberChoice, text } from '../model/scalarFields.ts';
import { phaseChoices } from './phaseChoices.ts';

/** The right of a club to a place in a division for a phase. The body above gives it; the club answers. */
export const teamPass = entity('team-pass', {
  path: '/team_passes',
  label: 'Pass équipe',
  represent: '${division.name}',
  access: { module: 'contests', action: 'contests.teamPasses', owners: ['club'], writable: ['PUT'] },
  states: {
    field: 'status',
    start: ['available'],
    next: {
      available: { confirmed: 'club', declined: 'club', ceded: 'above' },
      confirmed: { ceded: 'above' },
    },
  },
  fields: {
    club: reference('Club', 'club', { required: true, createOnly: true }),
    contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
    division: reference('Division', 'division', { required: true, createOnly: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    phase: numberChoice('Phase', phaseChoices, { required: true, createOnly: true }),
    team: reference('Équipe', 'team'),
    origin: choice(
      'Origine',
      {
        right: 'Acquis sportif',
        promotion: 'Montée',
        relegation: 'Descente',
        invitation: 'Repêchage',
        cession: 'Cession',
      },
      { required: true, createOnly: true },
    ),
    cededTo: reference('Cédé à', 'club'),
    decisionDate: date('Date de décision', { readOnly: true }),
    comment: text('Commentaire', { max: 1000 }),
    status: choice(
      'État',
      {
        available: 'Disponible',
        confirmed: 'Confirmé',
        ceded: 'Cédé',
        declined: 'Renoncé',
        expired: 'Expiré',
      },
      { required: true, default: 'available' },
    ),
  },
});
