// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../../../../src/areas/club/createStore.ts';

const COLUMNS = 'preferences.persons.table';

describe('createStore', () => {
  beforeEach(() => localStorage.clear());

  it('keeps preferences through a logout and in every club', () => {
    const first = createStore('1', 'anne');
    first.setItem(COLUMNS, ['name']);
    first.setItem('persons.listParams', { page: 3 });
    first.reset();
    expect(first.getItem(COLUMNS)).toEqual(['name']);
    expect(first.getItem('persons.listParams')).toBeUndefined();
    expect(createStore('2', 'anne').getItem(COLUMNS)).toEqual(['name']);
  });

  it('shows nobody the preferences of another', () => {
    createStore('1', 'anne').setItem(COLUMNS, ['name']);
    expect(createStore('1', 'luc').getItem(COLUMNS, 'none')).toBe('none');
  });

  it('tells those who listen to a preference', () => {
    const store = createStore('1', 'anne');
    const seen: unknown[] = [];
    store.subscribe(COLUMNS, (value) => seen.push(value));
    store.setItem(COLUMNS, ['points']);
    expect(seen).toEqual([['points']]);
  });
});
