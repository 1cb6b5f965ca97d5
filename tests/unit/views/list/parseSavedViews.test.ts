import { describe, expect, it } from 'vitest';
import {
  parseSavedViews,
  toSearch,
  withView,
  type SavedView,
} from '../../../../src/views/list/parseSavedViews.ts';

const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  name,
  filter: {},
  displayedFilters: {},
  sort: { field: 'id', order: 'ASC' },
  perPage: 25,
  table: null,
  ...more,
});

describe('saved views', () => {
  it('are read back as they were stored', () => {
    const views = [
      view('Jeunes', { filter: { category: ['B1', 'B2'] }, sort: { field: 'points', order: 'DESC' } }),
    ];
    expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
  });

  it('are kept of a list that nobody orders, as a server without an order for it leaves one', () => {
    const views = [view('Toutes', { sort: { field: '', order: 'ASC' } })];
    expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
  });

  it.each([null, 'x', [null], [{ name: 'x' }], [{ name: '', sort: { field: 'id' }, perPage: 25 }]])(
    'are none in %j',
    (stored) => expect(parseSavedViews(stored)).toEqual([]),
  );

  it('give way to a newer one of the same name', () => {
    const views = withView([view('A'), view('B')], view('A', { perPage: 50 }));
    expect(views.map(({ name, perPage }) => [name, perPage])).toEqual([
      ['B', 25],
      ['A', 50],
    ]);
  });

  it('lead to an address with filters, order and size, from the first page', () => {
    const search = toSearch(view('A', { filter: { points: { gte: '500' } }, perPage: 50 }));
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      filter: '{"points":{"gte":"500"}}',
      displayedFilters: '{}',
      sort: 'id',
      order: 'ASC',
      page: '1',
      perPage: '50',
    });
  });
});
