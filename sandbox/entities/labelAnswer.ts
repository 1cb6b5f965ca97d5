import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { bool, text } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** The answer of a club to one question of a label. */
export const labelAnswer = entity('label-answer', {
  path: '/label_answers',
  label: 'Réponse à un critère',
  represent: '${item.question}',
  access: { module: 'labels', action: 'labels.applications', owners: ['application.club'] },
  fields: {
    item: reference('Critère', 'label-item', { required: true }),
    value: bool('Oui', { required: true, default: false }),
    comment: text('Commentaire', { max: 500 }),
    file: file('Fichier'),
    ...rowOf('application', 'Candidature', 'label-application'),
  },
});
