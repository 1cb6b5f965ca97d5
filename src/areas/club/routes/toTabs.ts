import { pages, redirects, type Page } from './table.ts';

/** A tab of a record: a page, or a group of them with its title. */
export interface Tab {
  /** Where the title stands: the address of the page or of the group. */
  readonly path: string;
  readonly pages: readonly [Page, ...Page[]];
}

/** The tabs of the pages of a record, those of one group together, in the order of the table. */
export const toTabs = (resource: string, isOpen: (page: Page) => boolean): readonly Tab[] => {
  const prefix = `${resource}/:id/`;
  const tabs = new Map<string, [Page, ...Page[]]>();
  for (const page of pages.filter(({ path }) => path.startsWith(prefix)).filter(isOpen)) {
    const group = prefix + (page.path.slice(prefix.length).split('/')[0] ?? '');
    const path = group in redirects ? group : page.path;
    const others = tabs.get(path);
    if (others) others.push(page);
    else tabs.set(path, [page]);
  }
  return [...tabs].map(([path, grouped]) => ({ path, pages: grouped }));
};
