// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../../src/areas/club/createStore.ts';

const COLUMNS = 'preferences.persons.table';

describe('createStore', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('keeps preferences through a logout and in every club', () => {
    const first = createStore('1', 'anne');
    first.setItem(COLUMNS, ['name']);
    first.setItem('persons.listParams', { page: 3 });
    first.reset();
    expect(first.getItem(COLUMNS)).toEqual(['name']);
    expect(first.getItem('persons.listParams')).toBeUndefined();
    expect(createStore('2', 'anne').getItem(COLUMNS)).toEqual(['name']);
  });

  it('forgets with the page how a list was filtered and what was selected, for nobody knows it days later', () => {
    const store = createStore('1', 'anne');
    store.setItem('persons.listParams', { filter: { q: 'mar' } });
    store.setItem('persons.listParams.selectedIds', [3]);
    store.setItem('persons.selectedIds.storeKeys', ['persons.listParams.selectedIds']);
    expect(store.getItem('persons.listParams')).toEqual({ filter: { q: 'mar' } });
    expect(store.getItem('persons.listParams.selectedIds')).toEqual([3]);
    const later = createStore('1', 'anne');
    expect(later.getItem('persons.listParams')).toBeUndefined();
    expect(later.getItem('persons.listParams.selectedIds')).toBeUndefined();
    expect(later.getItem('persons.selectedIds.storeKeys')).toBeUndefined();
  });

  it('shows nobody the preferences of another', () => {
    createStore('1', 'anne').setItem(COLUMNS, ['name']);
    expect(createStore('1', 'luc').getItem(COLUMNS, 'none')).toBe('none');
  });

  it('keeps for the life of the page what a full storage refuses, and says so', () => {
    const store = createStore('1', 'anne');
    store.setItem(COLUMNS, ['name']);
    const seen: unknown[] = [];
    store.subscribe(COLUMNS, (value) => seen.push(value));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    store.setItem(COLUMNS, ['points']);
    store.setItem('persons.listParams', { page: 3 });
    expect(store.getItem(COLUMNS)).toEqual(['points']);
    expect(store.getItem('persons.listParams')).toEqual({ page: 3 });
    expect(seen).toEqual([['points']]);
    store.reset();
    expect(store.getItem('persons.listParams', 'none')).toBe('none');

    full.mockRestore();
    store.setItem(COLUMNS, ['club']);
    expect(createStore('2', 'anne').getItem(COLUMNS)).toEqual(['club']);
  });

  it('notifies those who listen to a preference', () => {
    const store = createStore('1', 'anne');
    const seen: unknown[] = [];
    store.subscribe(COLUMNS, (value) => seen.push(value));
    store.setItem(COLUMNS, ['points']);
    expect(seen).toEqual([['points']]);
  });
});
