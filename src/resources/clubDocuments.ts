import type { ClubDocument } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

/** What the club files itself; the page of the documents shows it beside those of the federation. */
export default defineResource<ClubDocument>({
  list: {
    sort: ['title'],
    filters: ['title', 'category'],
    scope: ['club'],
  },
  form: { sections: { paper: ['title', 'category', 'file'] } },
});
