import { entity } from '../model/entity.ts';
import { int, string } from '../model/scalarFields.ts';

/** One value of a closed list (`type`), such as a licence type or a country. Only the federation edits them. */
export const referential = entity('referential', {
  path: '/referentials',
  label: 'Valeur de référentiel',
  represent: '${name}',
  access: { publicFields: ['type', 'name', 'code', 'position'], anonymous: true },
  fields: {
    type: string('Référentiel', { required: true, max: 40, search: 'exact' }),
    name: string('Libellé', { required: true, max: 120 }),
    code: string('Code', { required: true, max: 30 }),
    position: int('Ordre', { required: true, from: 0, default: 0 }),
  },
});
