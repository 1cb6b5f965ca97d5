import type { FormTemplate } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<FormTemplate>({
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
});
