import type { Page, Section } from '../../../features/defineFeature.ts';
import type { Match, Pages } from '../../../features/toPages.ts';

/** A step of the breadcrumb: a page, a section, or the record whose pages they are. */
type Step = { readonly path: string } & (
  { readonly page: Page } | { readonly section: Section } | { readonly owner: NonNullable<Match['owner']> }
);

/** The steps between the home and an address behind `/{clubId}/`, without the address itself. */
export const stepsTo = (address: string, pages: Pages): readonly Step[] => {
  const segments = address.split('/');
  return (
    segments
      .slice(1)
      .map((_, index) => segments.slice(0, index + 1).join('/'))
      // A section that redirects to the address itself is no step before it.
      .filter((path) => pages.sections.get(path)?.to !== address)
      .flatMap((path) => toStep(path, pages))
  );
};

const toStep = (path: string, { match, sections }: Pages): readonly Step[] => {
  const found = match(path);
  if (found?.owner && found.page.view === 'show') return [{ path, owner: found.owner }];
  if (found) return found.page.crumb === false ? [] : [{ path, page: found.page }];
  const section = sections.get(path.replace(/\/\d+(?=\/|$)/, '/:id'));
  if (section === undefined) return [];
  const owner = match(section.to.replace(':id', /\/(\d+)/.exec(path)?.[1] ?? ''))?.owner;
  return [owner && section.path.endsWith('/:id') ? { path, owner } : { path, section }];
};
