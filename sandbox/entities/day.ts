import { entity } from '../model/entity.ts';
import { int } from '../model/scalarFields.ts';

const fields = {
  position: int('Ordre', { required: true, from: 1 }),
};

/** Match day of a pool: J1, J2 and so on. */
export const day = entity('day', {
  path: '/days',
  label: 'Journée',
  represent: 'J${position}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
