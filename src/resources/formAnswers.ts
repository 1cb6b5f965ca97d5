import type { FormAnswer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<FormAnswer>({
  form: { sections: { answer: ['template', 'organization', 'person', 'submitDate'] } },
  list: {
    columns: ['template', 'organization', 'person', 'status', 'submitDate'],
    sort: ['-submitDate'],
    filters: ['template', 'status', 'submitDate'],
    either: ['organization', 'person.club'],
  },
});
