import type { FormTemplate } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const forms = defineResource<FormTemplate>({
  list: {
    columns: ['title', 'closeDate', 'state', 'openDate', 'audience'],
    filters: ['title', 'state', 'season'],
    seasonal: true,
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
});
