import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, int } from '../model/scalarFields.ts';

const fields = {
  pool: reference('Poule', 'pool', { required: true }),
  opponent: reference('Adversaire', 'opponent', { required: true }),
  definitiveRank: int('Rang', { from: 1 }),
  definitivePoints: int('Points', { from: 0 }),
  sportMatchCount: int('Joué', { from: 0 }),
  sportMatchWin: int('Victoires', { from: 0 }),
  sportMatchDraw: int('Nuls', { from: 0 }),
  sportMatchLost: int('Défaites', { from: 0 }),
  forfeit: int('Forfaits', { from: 0 }),
  penality: int('Pénalités', { from: 0 }),
  gamePointWin: int('Parties gagnées', { from: 0 }),
  gamePointLost: int('Parties perdues', { from: 0 }),
  setsWon: int('Manches gagnées', { from: 0 }),
  setsLost: int('Manches perdues', { from: 0 }),
  modified: bool('Modifié', { default: false }),
  pointsModified: int('Points corrigés'),
};

/** A line of the standing of a pool. `penality` is spelt as public readers know it. */
export const poolResult = entity('pool-result', {
  path: '/pool_results',
  label: 'Classement de poule',
  represent: '${opponent.team.name}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
