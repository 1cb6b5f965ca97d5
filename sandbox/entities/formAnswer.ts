import { entity } from '../model/entity.ts';
import { reference, rows } from '../model/relationFields.ts';
import { choice, datetime, list, text, work } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A structure's or a person's answer to a form; `missing` lists what keeps it from being sent. */
export const formAnswer = entity('form-answer', {
  path: '/form_answers',
  label: 'Réponse à un formulaire',
  twins: 'refused',
  represent: '${template.title}',
  access: writtenByClubs('club', 'club.forms', ['organization', 'person.club']),
  states: {
    field: 'status',
    start: ['draft'],
    next: {
      draft: { submitted: 'club' },
      submitted: { accepted: 'above', toComplete: 'above', refused: 'above' },
      toComplete: { submitted: 'club' },
    },
    // What has been sent stays as it is until it is sent back.
    edits: { draft: 'club', toComplete: 'club' },
    reasons: { toComplete: 'comment', refused: 'comment' },
  },
  fields: {
    template: reference('Formulaire', 'form-template', {
      required: true,
      createOnly: true,
      shows: ['title', 'closeDate'],
    }),
    organization: reference('Structure', 'organization', { createOnly: true }),
    person: reference('Personne', 'person', { createOnly: true }),
    answers: rows('Réponses', 'form-entry', { mappedBy: 'answer', maxCount: 50 }),
    missing: list('Reste à faire', { readOnly: true }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Transmise',
        accepted: 'Acceptée',
        toComplete: 'À compléter',
        refused: 'Refusée',
      },
      { required: true, default: 'draft' },
    ),
    todo: work('status', { answers: { label: 'Réponse à envoyer', states: ['draft', 'toComplete'] } }),
    submitDate: datetime('Date d’envoi', { readOnly: true }),
    comment: text('Commentaire de la structure', { max: 1000, byStep: true }),
  },
});
