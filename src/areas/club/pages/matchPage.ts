import { matchPath } from 'react-router';
import { toIri } from '../../../lib/iri.ts';
import { resources, type ResourceName } from '../../../resources/index.ts';
import { menuPages } from './menuPages.ts';
import { pages, type Page } from './table.ts';

export interface Match {
  readonly page: Page;
  /** The record of the address, where the page is one of its pages. */
  readonly owner: { readonly resource: ResourceName; readonly iri: string } | null;
  /** What is open within the page, `contact-points/create`; empty at the address of the page itself. */
  readonly inner: string;
}

const known: readonly Page[] = [...pages, ...menuPages.filter(({ group }) => group === 'reference')];

const addresses = known.flatMap((page) =>
  ['', ...(page.inner ?? []).map((path) => `/${path}`)].map((inner) => ({ page, inner })),
);

/** The page at an address behind `/{clubId}/`, and the record that it is about; null for any other address. */
export const matchPage = (path: string): Match | null => {
  for (const { page, inner: beneath } of addresses) {
    const match = matchPath(`/${page.path}${beneath}`, `/${path}`);
    if (!match) continue;
    const inner =
      beneath === ''
        ? ''
        : path
            .split('/')
            .slice(1 - beneath.split('/').length)
            .join('/');
    const id = match.params['id'];
    if (id === undefined) return { page, owner: null, inner };
    const resource = resources.find(({ name }) => page.path.startsWith(`${name}/:id/`));
    if (!resource || !/^\d{1,15}$/.test(id)) return null;
    return { page, owner: { resource: resource.name, iri: toIri(resource.path, id) }, inner };
  }
  return null;
};
