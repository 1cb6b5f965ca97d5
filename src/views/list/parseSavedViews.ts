import type { SortPayload } from 'react-admin';
import { isObject, toList, toText } from '../../schema/read.ts';

/** A list as a reader wants to find it again: what it asks for and how it stands. */
export interface SavedView {
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly displayedFilters: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** The arrangement of the table as it was stored; null for that of the config. */
  readonly table: unknown;
}

/** Reads stored views; entries that are none are left out. */
export const parseSavedViews = (stored: unknown): readonly SavedView[] =>
  toList(stored).flatMap((entry): SavedView[] => {
    if (!isObject(entry) || !isObject(entry.sort)) return [];
    const name = toText(entry.name);
    const field = toText(entry.sort.field);
    const perPage = entry.perPage;
    if (!name || !field || typeof perPage !== 'number') return [];
    return [
      {
        name,
        filter: isObject(entry.filter) ? entry.filter : {},
        displayedFilters: isObject(entry.displayedFilters) ? entry.displayedFilters : {},
        sort: { field, order: entry.sort.order === 'DESC' ? 'DESC' : 'ASC' },
        perPage,
        table: entry.table ?? null,
      },
    ];
  });

/** The views with one more; a view of the same name gives way to it. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
];

/** The query of an address that shows the view from its first page. */
export const toSearch = ({
  filter,
  displayedFilters,
  sort,
  perPage,
}: Omit<SavedView, 'name' | 'table'>): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString();
