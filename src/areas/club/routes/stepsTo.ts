import { matchPage, type Match } from './matchPage.ts';
import { redirects, type Page, type PagePath } from './table.ts';

/** A step of the way to an address: a page, a group of pages, or the record whose pages they are. */
export type Step = { readonly path: string } & (
  { readonly page: Page } | { readonly group: string } | { readonly owner: NonNullable<Match['owner']> }
);

/** The steps between the home and an address behind `/{clubId}/`, the address itself not among them. */
export const stepsTo = (address: string, match = matchPage): readonly Step[] => {
  const segments = address.split('/');
  return (
    segments
      .slice(1)
      .map((_, index) => segments.slice(0, index + 1).join('/'))
      // What only leads on to the address itself is no step of the way to it.
      .filter((path) => redirects[path] !== address)
      .flatMap((path) => toStep(path, match))
  );
};

const toStep = (path: string, match: typeof matchPage): readonly Step[] => {
  const found = match(path);
  if (found) return found.page.crumb === false ? [] : [{ path, page: found.page }];
  // What leads on to its first page is a step too.
  const group = path.replace(/\/\d+(?=\/|$)/, '/:id');
  const first: PagePath | undefined = redirects[group];
  if (first === undefined) return [];
  const owner = match(first.replace(':id', /\/(\d+)/.exec(path)?.[1] ?? ''))?.owner;
  return [owner && group.endsWith('/:id') ? { path, owner } : { path, group }];
};
