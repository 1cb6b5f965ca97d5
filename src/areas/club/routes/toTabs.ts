import type { Page, Section } from '../../../features/defineFeature.ts';
import type { Pages } from '../../../features/toPages.ts';

/** A tab of a record: a page, or a section with its pages. */
export interface Tab {
  readonly section: Section | null;
  readonly pages: readonly [Page, ...Page[]];
}

/** The tabs of the pages of a record, those of one section together. */
export const toTabs = (
  resource: string,
  { all, sections }: Pages,
  isOpen: (page: Page) => boolean,
): readonly Tab[] => {
  const prefix = `${resource}/:id/`;
  const tabs = new Map<string, [Page, ...Page[]]>();
  for (const page of all.filter(({ path }) => `${path}/`.startsWith(prefix)).filter(isOpen)) {
    const head = prefix + (page.path.slice(prefix.length).split('/')[0] ?? '');
    const path = sections.has(head) ? head : page.path;
    const others = tabs.get(path);
    if (others) others.push(page);
    else tabs.set(path, [page]);
  }
  return [...tabs].map(([path, grouped]) => ({ section: sections.get(path) ?? null, pages: grouped }));
};
