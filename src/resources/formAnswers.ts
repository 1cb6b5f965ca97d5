import type { FormAnswer } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const formAnswers = {
  name: 'form-answers',
  texts: {
    name: 'Réponse à un formulaire |||| Réponses aux formulaires',
    create: 'Nouvelle réponse',
    sections: { answer: 'Réponse' },
  },
  recordRepresentation: ['template.title'],
  right: { module: 'club', action: 'club.forms' },
  form: { sections: { answer: ['template', 'organization', 'person', 'submitDate'] } },
  list: {
    columns: ['template', 'organization', 'person', 'status', 'submitDate'],
    sort: ['-submitDate'],
    filters: ['template', 'status', 'submitDate'],
    either: ['organization', 'person.club'],
  },
} as const satisfies Resource<FormAnswer>;
