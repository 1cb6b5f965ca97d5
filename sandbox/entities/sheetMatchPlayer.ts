import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, choice, int, numberChoice, string } from '../model/scalarFields.ts';
import { sides } from './sides.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  sportMatch: reference('Rencontre', 'sport-match', { required: true, createOnly: true }),
  side: choice('Côté', sides, { required: true, createOnly: true }),
  letter: choice(
    'Lettre',
    {
      A: 'A',
      B: 'B',
      C: 'C',
      D: 'D',
      E: 'E',
      F: 'F',
      W: 'W',
      X: 'X',
      Y: 'Y',
      Z: 'Z',
      R: 'R',
      S: 'S',
      T: 'T',
    },
    { required: true },
  ),
  player: reference('Joueur', 'licence', { required: true }),
  points: int('Points', { required: true, from: 0 }),
  mutated: bool('Muté', { default: false }),
  foreign: bool('Étranger', { default: false }),
  medical: string('Mention médicale', { max: 2 }),
  absent: bool('Absent', { default: false }),
  doublePair: numberChoice('Paire de double', [
    { value: 1, label: 'Double 1' },
    { value: 2, label: 'Double 2' },
  ]),
  captain: bool('Capitaine', { default: false }),
  homeMatch: reference('Rencontre à domicile', 'sport-match', { hidden: true }),
  awayMatch: reference('Rencontre à l’extérieur', 'sport-match', { hidden: true }),
};

/** A player of a line-up, with points and status as they were that day. The hidden references follow from `side`. */
export const sheetMatchPlayer = entity('sheet-match-player', {
  path: '/sheet_match_players',
  label: 'Joueur sur la feuille',
  twins: 'refused',
  represent: '${letter}',
  access: {
    ...writtenByClubs('contests', 'contests.results', [
      'sportMatch.homeOpponent.team.clubs',
      'sportMatch.awayOpponent.team.clubs',
      'sportMatch.division.organization',
    ]),
    publicFields: Object.keys(fields).filter((name) => name !== 'medical'),
  },
  fields,
});
