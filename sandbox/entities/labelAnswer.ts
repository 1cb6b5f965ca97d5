import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { bool, int, text } from '../model/scalarFields.ts';

/** The answer of a club to one question of a label. */
export const labelAnswer = entity('label-answer', {
  path: '/label_answers',
  label: 'Réponse à un critère',
  represent: '${item.question}',
  access: { module: 'labels', action: 'labels.applications', owners: ['application.club'], writable: [] },
  fields: {
    item: reference('Critère', 'label-item', { required: true }),
    value: bool('Oui', { required: true, default: false }),
    comment: text('Commentaire', { max: 500 }),
    file: file('Fichier'),
    application: reference('Candidature', 'label-application', { required: true, hidden: true }),
    position: int('Ordre', { hidden: true }),
  },
});
