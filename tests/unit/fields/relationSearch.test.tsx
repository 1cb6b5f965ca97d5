// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOCOMPLETE } from '../../../src/fields/relation/useRelationOptions.ts';
import { renderInput } from '../../support/renderField.tsx';

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const open = () => {
  const getList = vi.fn(async (_resource: string, _params: unknown) => ({ data: [], total: 0 }));
  renderInput({ type: 'thing', path: 'things' }, null, { dataProvider: { getList } });
  const box = screen.getByRole('combobox', { name: /^Champ/ });
  fireEvent.mouseDown(box);
  fireEvent.click(box);
  const type = (text: string): void => {
    fireEvent.change(box, { target: { value: text } });
  };
  return { getList, type };
};

describe('the search of a relation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('starts 250 ms after the third character, once (R5.67, R9.7)', async () => {
    const { getList, type } = open();
    type('dup');
    await wait(249);
    expect(getList).not.toHaveBeenCalled();
    await wait(1);
    expect(getList).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(getList).toHaveBeenCalledTimes(1);
    expect(AUTOCOMPLETE.debounceMs).toBe(250);
  });

  it('waits anew at each character and asks for all of them (R5.67)', async () => {
    const { getList, type } = open();
    type('dup');
    await wait(200);
    type('dupo');
    await wait(249);
    expect(getList).not.toHaveBeenCalled();
    await wait(1);
    await wait(1000);
    expect(getList).toHaveBeenCalledTimes(1);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { name: 'dupo' } });
  });
});
