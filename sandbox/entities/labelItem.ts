import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { int, string } from '../model/scalarFields.ts';

/** One question of a label. */
export const labelItem = entity('label-item', {
  path: '/label_items',
  label: 'Critère de label',
  represent: '${question}',
  fields: {
    order: int('Ordre', { required: true, from: 1, to: 11 }),
    question: string('Critère', { required: true, max: 255 }),
    label: reference('Label', 'label', { required: true, hidden: true }),
    position: int('Rang', { hidden: true }),
  },
});
