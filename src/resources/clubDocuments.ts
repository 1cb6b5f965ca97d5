import type { ClubDocument } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

/** Documents that the club files itself; the page of the documents shows it beside those of the federation. */
export const clubDocuments = {
  name: 'club-documents',
  texts: {
    name: 'Document du club |||| Documents du club',
    create: 'Nouveau document',
    sections: { paper: 'Document' },
  },
  recordRepresentation: ['title'],
  files: 'form',
  right: { module: 'club', action: 'club.resources' },
  list: {
    sort: ['title'],
    filters: ['title', 'category'],
    scope: ['club'],
  },
  form: { sections: { paper: ['title', 'category', 'file'] } },
} as const satisfies Resource<ClubDocument>;
