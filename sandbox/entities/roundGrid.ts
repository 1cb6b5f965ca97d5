import { entity } from '../model/entity.ts';
import { inverse } from '../model/relationFields.ts';
import { string } from '../model/scalarFields.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 120 }),
  rounds: inverse('Journées', 'round', 'grid'),
};

/** The match days that the pools of a division share. */
export const roundGrid = entity('round-grid', {
  path: '/round_grids',
  label: 'Calendrier',
  represent: '${name}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
