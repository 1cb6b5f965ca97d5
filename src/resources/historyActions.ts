import type { HistoryAction } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const historyActions = {
  name: 'history-actions',
  texts: {
    name: 'Historique des actions |||| Historique des actions',
  },
  recordRepresentation: ['label'],
  right: { module: 'club', action: 'club.history' },
  list: {
    columns: ['date', 'account', 'person', 'action', 'entity', 'label'],
    sort: ['-date'],
    filters: ['date', 'action', 'person', 'entity'],
    scope: ['organization'],
  },
} as const satisfies Resource<HistoryAction>;
