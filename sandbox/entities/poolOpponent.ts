import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { int } from '../model/scalarFields.ts';

const fields = {
  pool: reference('Poule', 'pool', { required: true }),
  position: int('Ordre', { required: true, from: 1 }),
  opponent: reference('Adversaire', 'opponent'),
};

/** The place of an opponent in the initial order of a pool. */
export const poolOpponent = entity('pool-opponent', {
  path: '/pool_opponents',
  label: 'Composition de poule',
  represent: '${opponent.team.name}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
