import { entity } from '../model/entity.ts';
import { image } from '../model/fileFields.ts';
import { rows } from '../model/relationFields.ts';
import { bool, date, int, string, text } from '../model/scalarFields.ts';

/** A quality mark for clubs with its yes-or-no questions. */
export const label = entity('label', {
  path: '/labels',
  label: 'Label',
  represent: '${name}',
  fields: {
    name: string('Nom / libellé', { required: true, max: 80 }),
    code: string('Code', { required: true, max: 30, unique: true }),
    description: text('Description', { max: 2000 }),
    logo: image('Logo'),
    items: rows('Critères', 'label-item', { mappedBy: 'label', required: true, minCount: 11, maxCount: 11 }),
    threshold: int('Seuil', { from: 1, to: 11, default: 8 }),
    durationYears: int('Durée (ans)', { from: 1, default: 4 }),
    openDate: date('Ouverture'),
    closeDate: date('Clôture', { notBefore: 'openDate' }),
    active: bool('Actif', { default: true }),
  },
});
