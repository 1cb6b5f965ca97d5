import { entity } from '../model/entity.ts';
import { reference, references } from '../model/relationFields.ts';
import { choice, int, numberChoice, string, time } from '../model/scalarFields.ts';
import { contestGenders } from './contestGenders.ts';
import { phaseChoices } from './phaseChoices.ts';
import { playDays } from './playDays.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 80 }),
  position: int('N° d’équipe', { required: true, from: 1, to: 99 }),
  clubs: references('Clubs', 'club', {
    required: true,
    minCount: 1,
    maxCount: 2,
    help: 'Deux clubs pour une entente',
  }),
  contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
  season: reference('Saison', 'season', { required: true, createOnly: true }),
  division: reference('Division', 'division'),
  pool: reference('Poule', 'pool'),
  phase: numberChoice('Phase', phaseChoices),
  gender: choice('Sexe', contestGenders, { required: true }),
  sportHall: reference('Salle', 'sport-hall'),
  day: choice('Jour', playDays),
  time: time('Heure'),
  captain: reference('Capitaine', 'person'),
  color: string('Couleur', { max: 50 }),
  state: choice(
    'État',
    { registered: 'Inscrite', engaged: 'Engagée', withdrawn: 'Retirée', generalForfeit: 'Forfait général' },
    { required: true, default: 'registered' },
  ),
  rank: int('Rang', { from: 1, readOnly: true }),
  points: int('Points', { from: 0, readOnly: true }),
  players: references('Joueurs alignés', 'licence', { readOnly: true }),
};

/** A team of a club, or of two in an entente, entered in a contest. */
export const team = entity('team', {
  path: '/teams',
  label: 'Équipe',
  twins: 'refused',
  represent: '${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['clubs']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
