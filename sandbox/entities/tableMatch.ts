import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, choice, int, string } from '../model/scalarFields.ts';
import { endings } from './endings.ts';
import { sides } from './sides.ts';

/** One match of a knockout of a tournament table: who meets whom in which round, and how it ended. A missing opponent is a bye, or still to come. */
export const tableMatch = entity('table-match', {
  path: '/table_matches',
  label: 'Partie de tableau',
  represent: '${bracket}',
  access: {
    module: 'tournaments',
    action: 'tournaments.requests',
    owners: ['table.tournamentRequest.club', 'table.tournamentRequest.organization'],
  },
  fields: {
    table: reference('Tableau', 'table', { required: true }),
    bracket: string('Tableau à élimination', { required: true, max: 80 }),
    firstPlace: int('Première place', { required: true, from: 1 }),
    size: int('Lignes', { required: true, from: 2, to: 256 }),
    round: int('Tour', { required: true, from: 0 }),
    position: int('Ordre', { required: true, from: 0 }),
    homePlayer: reference('Joueur du haut', 'licence'),
    awayPlayer: reference('Joueur du bas', 'licence'),
    homeSeed: int('Tête de série du haut', { from: 1 }),
    awaySeed: int('Tête de série du bas', { from: 1 }),
    bye: bool('Exempt', { required: true, default: false }),
    winner: choice('Vainqueur', sides),
    forfeit: bool('Forfait', { required: true, default: false }),
    ending: choice('Fin de la partie', endings),
    /** Points of the loser of each set, with a minus where the lower player won it: `9,-8,5,9`. */
    sets: string('Manches', { max: 30, pattern: /^-?\d{1,2}(,-?\d{1,2}){0,6}$/ }),
  },
});
