// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/data/graphql/query.ts';
import { AUTOCOMPLETE } from '../../../src/fields/relation/autocomplete.ts';
import { renderInput } from '../../support/renderField.tsx';

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const open = (found: readonly object[] = []) => {
  const query = vi.fn(async (_question: Question) => ({ data: found, pageInfo: { hasNextPage: false } }));
  const labelFields = async () => ({ data: ['name'] });
  renderInput({ type: 'thing', path: 'things' }, null, { dataProvider: { query, labelFields } });
  const box = screen.getByRole('combobox', { name: /^Champ/ });
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  const type = (text: string): void => {
    fireEvent.change(box, { target: { value: text } });
  };
  return { query, box, type };
};

describe('the search of a relation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('starts 250 ms after the third character, once (R5.67, R9.6, R9.7, R9.8)', async () => {
    const { query, type } = open();
    type('dup');
    await wait(249);
    expect(query).not.toHaveBeenCalled();
    await wait(1);
    expect(query).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(query).toHaveBeenCalledTimes(1);
    expect(AUTOCOMPLETE).toEqual({ characters: 3, debounceMs: 250, page: 25 });
  });

  it('waits anew at each character and searches for all of them (R5.67)', async () => {
    const { query, type } = open();
    type('dup');
    await wait(200);
    type('dupo');
    await wait(249);
    expect(query).not.toHaveBeenCalled();
    await wait(1);
    await wait(1000);
    expect(query).toHaveBeenCalledTimes(1);
    expect(query.mock.calls[0]?.[0].parts.where).toEqual([{ path: 'name', value: 'dupo' }]);
  });

  it('keeps the line the keys are on while further characters are searched for (R5.67)', async () => {
    const dupont = { '@id': '/api/things/1', id: '/api/things/1', name: 'Dupont' };
    const { box, type } = open([dupont]);
    type('dup');
    await wait(250);
    await wait(50);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    const line = screen.getByRole('option', { name: 'Dupont' });
    expect(box.getAttribute('aria-activedescendant')).toBe(line.id);
    type('dupo');
    await wait(250);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    await wait(50);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect((box as HTMLInputElement).value).toBe('Dupont');
  });

  it('offers nothing of an earlier search that does not go by what is typed now', async () => {
    const { box, type } = open([{ '@id': '/api/things/1', id: '/api/things/1', name: 'Dupont' }]);
    type('dup');
    await wait(250);
    await wait(50);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    type('martin');
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect((box as HTMLInputElement).value).toBe('martin');
  });

  it('keeps the line the keys are on in a list that is loaded whole, whatever is drawn anew meanwhile', async () => {
    const found = ['Avance', 'Report'].map((name, index) => ({
      '@id': `/api/types/${index}`,
      id: index,
      name,
    }));
    const queryAll = vi.fn(async () => ({ data: found, pageInfo: { hasNextPage: false } }));
    renderInput({ type: 'referential', path: 'types', referential: 'Type' }, null, {
      dataProvider: { queryAll },
    });
    const box = screen.getByRole('combobox', { name: /^Champ/ });
    fireEvent.mouseDown(box);
    fireEvent.click(box);
    fireEvent.change(box, { target: { value: 'rep' } });
    await wait(200);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    const line = screen.getByRole('option', { name: 'Report' });
    expect(box.getAttribute('aria-activedescendant')).toBe(line.id);
    await wait(300);
    expect(box.getAttribute('aria-activedescendant')).toBe(line.id);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect((box as HTMLInputElement).value).toBe('Report');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
