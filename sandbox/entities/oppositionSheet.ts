import { entity } from '../model/entity.ts';
import { inverse } from '../model/relationFields.ts';
import { int, string } from '../model/scalarFields.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 40 }),
  opponentCount: int('Joueurs par équipe', { required: true, from: 1 }),
  oppositionCount: int('Nombre de parties', { required: true, from: 1 }),
  lines: inverse('Parties', 'opposition-line', 'sheet'),
};

/** The order of games of a meeting, by the letters of the two line-ups. */
export const oppositionSheet = entity('opposition-sheet', {
  path: '/opposition_sheets',
  label: 'Ordre des parties',
  represent: '${name}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
