import { entity } from '../model/entity.ts';
import { bool, int } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** One set of a game, seen from the home side: whether it was won, and the points of who lost it. */
export const gameSet = entity('game-set', {
  path: '/game_sets',
  label: 'Manche',
  represent: '${loser}',
  access: {
    module: 'contests',
    action: 'contests.results',
    owners: [
      'game.sportMatch.homeOpponent.team.clubs',
      'game.sportMatch.awayOpponent.team.clubs',
      'game.sportMatch.division.organization',
    ],
  },
  fields: {
    won: bool('Gagnée par le recevant', { required: true, default: false }),
    loser: int('Points du perdant', { required: true, from: 0, to: 99 }),
    ...rowOf('game', 'Partie', 'game'),
  },
});
