import { matchPath } from 'react-router';
import { toIri } from '../../../lib/iri.ts';
import { resources, type ResourceName } from '../../../resources/index.ts';
import { menuPages } from './menuPages.ts';
import { pages, type Page } from './table.ts';

export interface Match {
  readonly page: Page;
  /** The record of the address, where the page is one of its pages. */
  readonly owner: { readonly resource: ResourceName; readonly iri: string } | null;
}

const known = [...pages, ...menuPages.filter(({ group }) => group === 'reference')];

/** The page at an address behind `/{clubId}/`, and the record that it is about; null for any other address. */
export const matchPage = (path: string): Match | null => {
  for (const page of known) {
    const match = matchPath(`/${page.path}`, `/${path}`);
    if (!match) continue;
    const { id } = match.params;
    if (id === undefined) return { page, owner: null };
    const resource = resources.find(({ name }) => page.path.startsWith(`${name}/:id/`));
    if (!resource || !/^\d{1,15}$/.test(id)) return null;
    return { page, owner: { resource: resource.name, iri: toIri(resource.path, id) } };
  }
  return null;
};
