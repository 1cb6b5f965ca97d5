import type { HistoryAction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<HistoryAction>({
  list: {
    columns: ['date', 'label', 'person', 'action'],
    filters: ['date', 'action', 'person', 'entity'],
    scope: ['organization'],
  },
});
