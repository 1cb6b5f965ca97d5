import { matchPath } from 'react-router';
import { toIri } from '../../../lib/iri.ts';
import { resources, type ResourceName } from '../../../resources/index.ts';
import { menuPages } from './menuPages.ts';
import { pages, type Page } from './table.ts';

export interface Match {
  readonly page: Page;
  /** Address of the page, behind `/{clubId}/`. */
  readonly path: string;
  /** The record of the address, where the page is one of its pages. */
  readonly owner: { readonly resource: ResourceName; readonly iri: string } | null;
  /** What is open within the page, `contact-points/create`; empty at the address of the page itself. */
  readonly inner: string;
}

const known: readonly Page[] = [...pages, ...menuPages.filter(({ group }) => group === 'reference')];

const addresses = known.flatMap((page) =>
  [page.path, ...(page.inner ?? []).map((inner) => `${page.path}/${inner}`)].map((address) => ({
    page,
    address,
  })),
);

/** The page at an address behind `/{clubId}/`, and the record that it is about; null for any other address. */
export const matchPage = (path: string): Match | null => {
  for (const { page, address } of addresses) {
    const match = matchPath(`/${address}`, `/${path}`);
    if (!match) continue;
    const segments = path.split('/');
    const depth = page.path.split('/').length;
    const at = {
      page,
      path: segments.slice(0, depth).join('/'),
      inner: segments.slice(depth).join('/'),
    };
    const id = match.params['id'];
    if (id === undefined) return { ...at, owner: null };
    const resource = resources.find(({ name }) => page.path.startsWith(`${name}/:id/`));
    if (!resource || !/^\d{1,15}$/.test(id)) return null;
    return { ...at, owner: { resource: resource.name, iri: toIri(resource.path, id) } };
  }
  return null;
};
