import { resources } from '../../../resources/index.ts';
import { pages, type Page } from './table.ts';

const listed = pages.filter(({ path }) => !path.includes(':'));
const shown = new Set<Page['resource']>(listed.map(({ resource }) => resource));

/** What the side menu leads to: the pages of the club, then the lists that no page of it shows. */
export const menuPages: readonly Page[] = [
  ...listed,
  ...resources
    .filter(({ name }) => !shown.has(name))
    .map(({ name }): Page => ({ path: name, group: 'reference', resource: name })),
];
