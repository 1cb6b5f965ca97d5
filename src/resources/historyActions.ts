import type { HistoryAction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const historyActions = defineResource<HistoryAction>({
  list: {
    columns: ['date', 'account', 'action', 'label'],
    filters: ['date', 'action', 'account'],
    scope: 'organization',
  },
});
