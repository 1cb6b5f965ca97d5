import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { bool, string } from '../model/scalarFields.ts';

/** Sector of federal life to which training belongs. */
export const branch = entity('branch', {
  path: '/branches',
  label: 'Secteur',
  represent: '${name}',
  fields: {
    code: string('Code', { required: true, max: 10, unique: true }),
    name: string('Nom / libellé', { required: true, max: 80 }),
    parent: reference('Rattachement', 'branch'),
    active: bool('Actif', { required: true, default: true }),
  },
});
