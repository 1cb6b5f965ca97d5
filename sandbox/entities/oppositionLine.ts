import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { int, string } from '../model/scalarFields.ts';

const fields = {
  sheet: reference('Formule de rencontre', 'opposition-sheet', { required: true }),
  position: int('Ordre', { required: true, from: 1 }),
  homePlayer: string('Joueur recevant', { required: true, max: 10 }),
  awayPlayer: string('Joueur visiteur', { required: true, max: 10 }),
};

/** One game of a match format; a double has the same name on both sides. */
export const oppositionLine = entity('opposition-line', {
  path: '/opposition_lines',
  label: 'Partie de la formule',
  represent: '${homePlayer} - ${awayPlayer}',
  access: { publicFields: Object.keys(fields), anonymous: 'graphql' },
  fields,
});
