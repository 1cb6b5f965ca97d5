import { entity } from '../model/entity.ts';
import { string } from '../model/scalarFields.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 20, unique: true }),
};

/** Part of a season in which a championship is played; its key is the number that divisions and teams carry. */
export const phase = entity('phase', {
  path: '/phases',
  label: 'Phase',
  represent: '${name}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
