import type { SortPayload } from 'react-admin';
import { toList, toMap, toText } from '../../schema/read.ts';

/** A list as a reader wants to find it again: its query and its layout. */
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
    const { name, filter, displayedFilters, sort, perPage, table = null } = toMap(entry);
    const { field, order } = toMap(sort);
    // A list that nobody orders has an empty one.
    if (!toText(name) || typeof field !== 'string' || typeof perPage !== 'number') return [];
    return [
      {
        name: String(name),
        filter: toMap(filter),
        displayedFilters: toMap(displayedFilters),
        sort: { field, order: order === 'DESC' ? 'DESC' : 'ASC' },
        perPage,
        table,
      },
    ];
  });

/** The views with one more; a view of the same name gives way to it. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
];

/** The query of an address that shows the view from its first page. */
export const toSearch = (view: Omit<SavedView, 'name' | 'table'>): string =>
  new URLSearchParams({
    filter: JSON.stringify(view.filter),
    displayedFilters: JSON.stringify(view.displayedFilters),
    sort: view.sort.field,
    order: view.sort.order,
    page: '1',
    perPage: String(view.perPage),
  }).toString();
