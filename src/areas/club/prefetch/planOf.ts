import { rightTo, type Match, type Pages } from '../../../features/toPages.ts';
import { rightToRecord } from '../../../resources/rightOf.ts';
import type { RegisteredResource } from '../../../resources/index.ts';
import type { Right } from '../../../session/access.ts';
import { toIri } from '../../../lib/iri.ts';
import type { LazyPart } from '../../../ui/lazyPart.tsx';
import type { ViewName } from '../routes/resourceView.tsx';

/** Needs of an address: the code of its page, and for a generated view its data. */
interface Plan {
  readonly right: Right;
  /** A page of its own. */
  readonly Page?: LazyPart<object>;
  readonly view?: PlannedView;
}

export interface PlannedView {
  readonly name: ViewName;
  readonly resource: RegisteredResource;
  /** Path of its page, which the view was made for. */
  readonly path: string;
  /** The record that it shows; null for a list and for a new one. */
  readonly iri: string | null;
}

/** The plan of an address behind `/{clubId}/`; null where nothing can be known before it is open. */
export const planOf = (pages: Pages, path: string): Plan | null => {
  const match = pages.match(path);
  return match ? planOfPage(pages, match) : planOfResource(pages, path.split('/'));
};

const planOfPage = (pages: Pages, match: Match): Plan | null => {
  const { page, inner, owner } = match;
  const right = rightTo(page);
  if (page.Page) return { right, Page: page.Page };
  const resource = named(pages, page.resource);
  const { view = 'list', part, path } = page;
  // The record of the club is known when the page is open, and so is which part of it is there.
  if (!resource || view === 'club' || part !== undefined || inner !== '') return null;
  const iri = owner?.iri ?? null;
  if (view === 'show') return { right, view: { name: 'show', resource, path: resource.name, iri } };
  if (view === 'record') return { right, view: { name: 'edit', resource, path, iri } };
  return { right, view: { name: view, resource, path, iri: null } };
};

const planOfResource = (pages: Pages, segments: readonly string[]): Plan | null => {
  const [name, record = '', last, ...more] = segments;
  const resource = named(pages, name);
  if (!resource || resource.source === 'rest' || more.length > 0) return null;
  const at = { resource, path: resource.name };
  if (record === 'create' && last === undefined)
    return { right: resource.right, view: { ...at, name: 'create', iri: null } };
  // A section leads on to a page of its own.
  const isSection = last === undefined && pages.sections.has(`${resource.name}/:id`);
  if (!/^\d{1,15}$/.test(record) || isSection) return null;
  if (last !== undefined && last !== 'show') return null;
  const iri = toIri(resource.path, record);
  return { right: rightToRecord(resource), view: { ...at, name: last === 'show' ? 'show' : 'edit', iri } };
};

const named = ({ resources }: Pages, name: string | undefined): RegisteredResource | undefined =>
  resources.find((resource) => resource.name === name);
