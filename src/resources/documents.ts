import type { Resource } from './Resource.ts';

/** A paper of a club, as the read model of the documents has it. */
interface Paper {
  readonly title: string;
  readonly category: string;
  readonly format: string;
  readonly size: number;
  readonly date: string;
  readonly file: object;
  readonly club: object;
}

/** Files of the club and of the federation, whichever record they belong to. */
export const documents = {
  name: 'resources',
  texts: {
    name: 'Document |||| Documents',
    add: 'Ajouter un document',
    change: 'Corriger un document du club',
  },
  entity: 'document',
  path: '/read/documents',
  source: 'rest',
  right: { module: 'club', action: 'club.resources' },
  list: {
    columns: ['title', 'category', 'format', 'date', 'file'],
    filters: ['title', 'category', 'format'],
    scope: ['club'],
  },
} as const satisfies Resource<Paper>;
