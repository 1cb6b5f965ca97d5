import { entity } from '../model/entity.ts';
import { reference, rows } from '../model/relationFields.ts';
import { bool, choice, date, float, int, string } from '../model/scalarFields.ts';
import { endings } from './endings.ts';
import { sides } from './sides.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** The data of a player for anybody with an account: number and name, without birth date or contact. */
const PLAYER = ['identifier', 'points', 'person.familyName', 'person.givenName'];

const fields = {
  sportMatch: reference('Rencontre', 'sport-match', { required: true, createOnly: true }),
  contest: reference('Épreuve', 'contest', { required: true, createOnly: true }),
  position: int('Ordre', { required: true, from: 1, to: 20 }),
  label: string('Libellé', { required: true, max: 20 }),
  stage: string('Tour du tableau', { max: 40 }),
  date: date('Date', { required: true }),
  doubleOpposition: bool('Double', { required: true, default: false }),
  homePlayer: reference('Joueur recevant', 'licence', { shows: PLAYER }),
  awayPlayer: reference('Joueur visiteur', 'licence', { shows: PLAYER }),
  homeTeammatePlayer: reference('Partenaire recevant', 'licence', { shows: PLAYER }),
  awayTeammatePlayer: reference('Partenaire visiteur', 'licence', { shows: PLAYER }),
  sets: rows('Manches', 'game-set', { mappedBy: 'game', maxCount: 7 }),
  homeSets: int('Manches gagnées recevant', { from: 0, to: 4, readOnly: true }),
  awaySets: int('Manches gagnées visiteur', { from: 0, to: 4, readOnly: true }),
  winner: choice('Vainqueur', sides),
  forfeit: bool('Forfait', { required: true, default: false }),
  ending: choice('Fin de la partie', endings),
  notCounted: bool('Non comptée', { required: true, default: false }),
  homePointsWon: float('Points gagnés ou perdus, recevant', { readOnly: true }),
  awayPointsWon: float('Points gagnés ou perdus, visiteur', { readOnly: true }),
  table: int('Table', { from: 1, to: 99 }),
};

/** A single or a double of a meeting, with its sets. */
export const game = entity('game', {
  path: '/games',
  label: 'Partie',
  twins: 'refused',
  represent: '${label}',
  access: {
    ...writtenByClubs('contests', 'contests.results', [
      'sportMatch.homeOpponent.team.clubs',
      'sportMatch.awayOpponent.team.clubs',
      'sportMatch.division.organization',
    ]),
    publicFields: Object.keys(fields),
  },
  fields,
});
