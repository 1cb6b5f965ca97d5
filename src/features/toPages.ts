import { matchPath } from 'react-router';
import { toIri } from '../lib/iri.ts';
import type { DiscoveredResource } from '../resources/discover.ts';
import { resources, type RegisteredResource, type ResourceName } from '../resources/index.ts';
import { rightOf } from '../resources/rightOf.ts';
import type { Right } from '../session/access.ts';
import { GROUPS, type Feature, type Page, type Section } from './defineFeature.ts';

/** The pages of a club area. */
export interface Pages {
  /** In the order of the menu and of the tabs. */
  readonly all: readonly Page[];
  /** Side menu: the pages of the club, then the lists that no page of it shows. */
  readonly menu: readonly Page[];
  /** By their path. */
  readonly sections: ReadonlyMap<string, Section>;
  /** The page at an address behind `/{clubId}/`; null for any other address. */
  readonly match: (path: string) => Match | null;
  /** Every resource that there is. */
  readonly resources: readonly RegisteredResource[];
}

export interface Match {
  readonly page: Page;
  /** Address of the page, behind `/{clubId}/`. */
  readonly path: string;
  /** The record of the address, where the page is one of its pages. */
  readonly owner: { readonly resource: ResourceName; readonly iri: string } | null;
  /** Path below that of the page, `contact-points/create`; empty at the page itself. */
  readonly inner: string;
}

/**
 * Folds the manifests, and what else the server turned out to have, into the pages of the club area. @throws where two
 * features have the same address.
 */
export const toPages = (
  features: readonly Feature[],
  discovered: readonly DiscoveredResource[] = [],
): Pages => {
  refuseClashes(features);
  const all = inOrder(features.flatMap(({ pages = [] }) => pages));
  const listed = all.filter(({ path }) => !path.includes(':'));
  const shown = new Set(listed.map(({ resource }) => resource));
  const others: readonly Page[] = [
    ...resources
      .filter(({ name }) => !shown.has(name))
      .map(({ name }) => ({ path: name, group: 'reference', resource: name }) as const),
    ...discovered.map(
      ({ name }) => ({ path: name, group: 'reference', resource: name, isDiscovered: true }) as const,
    ),
  ];
  const sections = features.flatMap((feature) => feature.sections ?? []);
  return {
    all,
    menu: [...listed, ...others],
    sections: new Map(sections.map((section) => [section.path, section])),
    match: toMatch([...all, ...others]),
    resources: [...resources, ...discovered],
  };
};

/** Right a page requires: its own, else that of its resource. */
export const rightTo = ({ right, resource }: Pick<Page, 'right' | 'resource'>): Right =>
  right ?? (resource === undefined ? null : rightOf(resource)) ?? {};

const inOrder = (pages: readonly Page[]): readonly Page[] =>
  pages
    .filter(({ after }) => after !== undefined)
    .reduce(
      (ordered, page) => {
        const index = ordered.findIndex(({ path }) => path === page.after);
        return index < 0 ? [...ordered, page] : ordered.toSpliced(index + 1, 0, page);
      },
      pages.filter(({ after }) => after === undefined),
    );

const toMatch = (pages: readonly Page[]): Pages['match'] => {
  const addresses = pages.flatMap((page) =>
    [page.path, ...(page.inner ?? []).map((inner) => `${page.path}/${inner}`)].map((address) => ({
      page,
      address,
    })),
  );
  return (path) => {
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
      const resource = resources.find(({ name }) => `${page.path}/`.startsWith(`${name}/:id/`));
      if (!resource || !/^\d{1,15}$/.test(id)) return null;
      return { ...at, owner: { resource: resource.name, iri: toIri(resource.path, id) } };
    }
    return null;
  };
};

/** The compiler knows a manifest's resources, groups and rights; what two manifests claim it cannot see. */
const refuseClashes = (features: readonly Feature[]): void => {
  const owners = new Map<string, string>();
  for (const { name, pages = [], sections = [], views = {} } of features) {
    const claims = [
      ...[...pages, ...sections].map(({ path }) => `the address '${path}'`),
      ...Object.entries(views).flatMap(([resource, its]) =>
        Object.keys(its).map((view) => `the ${view} view of '${resource}'`),
      ),
    ];
    for (const claim of claims) {
      const other = owners.get(claim);
      if (other !== undefined) throw new Error(`Features '${other}' and '${name}' both claim ${claim}`);
      owners.set(claim, name);
    }
    for (const { path, group, resource } of pages) {
      if (!GROUPS.includes(group)) throw new Error(`Page '${path}' of '${name}': unknown group '${group}'`);
      if (resource !== undefined && rightOf(resource) === null)
        throw new Error(`Page '${path}' of '${name}': unknown resource '${resource}'`);
    }
  }
};
