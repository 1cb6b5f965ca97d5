import { entity } from '../model/entity.ts';
import { reference, rows } from '../model/relationFields.ts';
import { choice, datetime, text } from '../model/scalarFields.ts';

/** What a structure or a person has answered to a form. */
export const formAnswer = entity('form-answer', {
  path: '/form_answers',
  label: 'Réponse à un formulaire',
  represent: '${template.title}',
  access: {
    module: 'club',
    action: 'club.forms',
    owners: ['organization', 'person.club'],
    writable: ['POST', 'PUT', 'DELETE'],
  },
  states: {
    field: 'status',
    start: ['draft', 'submitted'],
    next: {
      draft: { submitted: 'club' },
      submitted: { draft: 'club', accepted: 'above', toComplete: 'above', refused: 'above' },
      toComplete: { submitted: 'club' },
    },
  },
  fields: {
    template: reference('Formulaire', 'form-template', { required: true, createOnly: true }),
    organization: reference('Structure', 'organization', { createOnly: true }),
    person: reference('Personne', 'person', { createOnly: true }),
    answers: rows('Réponses', 'form-entry', { mappedBy: 'answer', maxCount: 50 }),
    status: choice(
      'Statut',
      {
        draft: 'Brouillon',
        submitted: 'Transmise',
        accepted: 'Acceptée',
        toComplete: 'À compléter',
        refused: 'Refusée',
      },
      { required: true, default: 'draft' },
    ),
    submitDate: datetime('Date d’envoi', { readOnly: true }),
    comment: text('Commentaire', { max: 1000 }),
  },
});
