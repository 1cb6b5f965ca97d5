import { entity } from '../model/entity.ts';
import { cents, int, string } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** The prize of a place in a tournament table. */
export const tablePrize = entity('table-prize', {
  path: '/table_prizes',
  label: 'Prix',
  represent: '${rank}',
  access: {
    module: 'tournaments',
    action: 'tournaments.requests',
    owners: ['table.tournamentRequest.club', 'table.tournamentRequest.organization'],
  },
  fields: {
    rank: int('Rang', { required: true, from: 1 }),
    amount: cents('Montant'),
    gift: string('Lot', { max: 120 }),
    ...rowOf('table', 'Tableau', 'table'),
  },
});
