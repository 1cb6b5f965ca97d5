import type { News } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const news = {
  name: 'news',
  texts: { name: 'Actualité |||| Actualités', create: 'Nouvelle actualité' },
  entity: 'news',
  recordRepresentation: ['title'],
  right: { module: 'news', action: 'club.informations' },
  list: {
    columns: ['title', 'summary', 'publishDate', 'organization'],
    sort: ['-publishDate'],
    filters: ['title', 'publishDate'],
    scope: ['organization'],
  },
  fields: { content: { as: 'richText' } },
} as const satisfies Resource<News>;
