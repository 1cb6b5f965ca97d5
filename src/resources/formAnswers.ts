import type { FormAnswer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const formAnswers = defineResource<FormAnswer>({
  list: {
    columns: ['template', 'organization', 'person', 'status', 'submitDate'],
    filters: ['template', 'status', 'submitDate'],
    scope: ['organization', 'person.club'],
  },
});
