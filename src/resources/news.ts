import type { News } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<News>({
  list: {
    columns: ['title', 'summary', 'publishDate', 'organization'],
    filters: ['title', 'publishDate'],
    scope: ['organization'],
  },
  fields: { content: { as: 'richText' } },
});
