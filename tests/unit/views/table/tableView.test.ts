import { describe, expect, it } from 'vitest';
import {
  moveColumn,
  shownColumns,
  toggleColumn,
  toTableView,
} from '../../../../src/views/table/tableView.ts';

const PATHS = ['a', 'b', 'c', 'd'];

describe('the arrangement of a table', () => {
  it.each([null, undefined, 'x', 7, [], { order: 'a', hidden: { x: 1 } }])(
    'is that of the config where %j is stored',
    (stored) => {
      expect(toTableView(PATHS, 2, stored)).toEqual({ order: PATHS, hidden: ['c', 'd'] });
    },
  );

  it('forgets columns that went away and lets new ones follow, hidden unless the config names them', () => {
    const stored = { order: ['gone', 'c', 'b'], hidden: ['b', 'gone'] };
    const view = toTableView(PATHS, 1, stored);
    expect(view).toEqual({ order: ['c', 'b', 'a', 'd'], hidden: ['b', 'd'] });
    expect(shownColumns(view)).toEqual(['c', 'a']);
  });

  it('never shows a table without columns', () => {
    const view = toTableView(PATHS, 1, { order: PATHS, hidden: PATHS });
    expect(shownColumns(view)).toEqual(['a']);
    expect(toggleColumn(view, 'a')).toBe(view);
  });

  it('moves a column by one place and no further than the ends', () => {
    const view = toTableView(PATHS, 4, null);
    expect(moveColumn(view, 'c', -1).order).toEqual(['a', 'c', 'b', 'd']);
    expect(moveColumn(view, 'c', 1).order).toEqual(['a', 'b', 'd', 'c']);
    expect(moveColumn(view, 'a', -1)).toBe(view);
    expect(moveColumn(view, 'd', 1)).toBe(view);
    expect(moveColumn(view, 'unknown', 1)).toBe(view);
  });

  it('hides and shows a column at its place', () => {
    const view = toTableView(PATHS, 4, null);
    const hidden = toggleColumn(view, 'b');
    expect(shownColumns(hidden)).toEqual(['a', 'c', 'd']);
    expect(shownColumns(toggleColumn(hidden, 'b'))).toEqual(PATHS);
  });
});
