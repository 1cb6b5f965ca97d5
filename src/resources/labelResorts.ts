import type { LabelResort } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<LabelResort>({
  list: {
    columns: ['application', 'submitDate', 'status', 'decisionDate'],
    sort: ['-submitDate'],
    filters: ['status', 'submitDate'],
    scope: ['application.club'],
  },
  // The day of sending is that of the server.
  form: { unchecked: ['submitDate'] },
});
