import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { text } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** The answer to one question of a form. */
export const formEntry = entity('form-entry', {
  path: '/form_entries',
  label: 'Réponse',
  represent: '${question.label}',
  access: {
    module: 'club',
    action: 'club.forms',
    owners: ['answer.organization', 'answer.person.club'],
  },
  fields: {
    question: reference('Question', 'form-question', {
      required: true,
      shows: ['label', 'section', 'type', 'required', 'choices', 'help'],
    }),
    value: text('Valeur', { max: 4000 }),
    file: file('Fichier'),
    ...rowOf('answer', 'Réponse à un formulaire', 'form-answer'),
  },
});
