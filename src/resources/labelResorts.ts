import type { LabelResort } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const labelResorts = {
  name: 'label-resorts',
  texts: {
    name: 'Recours |||| Recours',
    create: 'Nouveau recours',
  },
  recordRepresentation: ['application.label.name'],
  search: 'reason',
  right: { module: 'labels', action: 'labels.applications' },
  list: {
    columns: ['application', 'submitDate', 'status', 'decisionDate'],
    sort: ['-submitDate'],
    filters: ['status', 'submitDate'],
    scope: ['application.club'],
  },
  // The day of sending is that of the server.
  form: { unchecked: ['submitDate'] },
} as const satisfies Resource<LabelResort>;
