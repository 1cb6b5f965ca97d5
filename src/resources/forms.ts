import type { FormTemplate } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const forms = {
  name: 'forms',
  texts: {
    name: 'Formulaire |||| Formulaires',
    create: 'Nouveau formulaire',
    sections: { form: 'Formulaire', questions: 'Questions' },
  },
  entity: 'form-template',
  recordRepresentation: ['title'],
  right: { module: 'club', action: 'club.forms' },
  list: {
    columns: ['title', 'closeDate', 'state', 'openDate', 'audience'],
    sort: ['-closeDate'],
    filters: ['title', 'state', 'season'],
    preset: ['season'],
  },
  form: {
    sections: {
      form: [
        'title',
        'description',
        'organization',
        'season',
        'audience',
        'openDate',
        'closeDate',
        'multiple',
      ],
      questions: ['questions'],
    },
  },
} as const satisfies Resource<FormTemplate>;
