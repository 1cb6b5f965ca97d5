import { entity } from '../model/entity.ts';
import { bool, choice, int, list, string } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

const fields = {
  order: int('Ordre', { from: 1 }),
  section: string('Rubrique', { max: 120 }),
  label: string('Libellé', { required: true, max: 255 }),
  type: choice(
    'Type',
    {
      text: 'Texte court',
      textarea: 'Texte long',
      int: 'Nombre',
      date: 'Date',
      choice: 'Choix',
      multi: 'Choix multiple',
      file: 'Fichier',
      bool: 'Oui ou non',
    },
    { required: true },
  ),
  required: bool('Obligatoire', { default: false }),
  choices: list('Choix', { maxCount: 30 }),
  help: string('Aide', { max: 255 }),
};

/** One question of a form, read by whoever may answer. */
export const formQuestion = entity('form-question', {
  path: '/form_questions',
  label: 'Question',
  represent: '${label}',
  access: {
    module: 'club',
    action: 'club.forms',
    owners: ['template.organization'],
    publicFields: Object.keys(fields),
  },
  fields: {
    ...fields,
    ...rowOf('template', 'Formulaire', 'form-template'),
  },
});
