// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptState } from '../../../src/features/useKeptState.ts';
import { DraftsContext, type Drafts } from '../../../src/views/drafts/DraftsContext.ts';

afterEach(() => vi.useRealTimers());

const openState = async () => {
  vi.useFakeTimers();
  const kept = new Map<string, unknown>();
  const drafts: Drafts = {
    read: async () => null,
    write: async (place, values) => void kept.set(place, values),
    remove: async (place) => void kept.delete(place),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftsContext value={drafts}>{children}</DraftsContext>
  );
  const hook = renderHook(() => useKeptState<{ people: string[] }>('plan', () => null), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...hook, kept };
};

it('keeps what begins at once, so that a reload right after it loses nothing', async () => {
  const { result, kept } = await openState();
  expect(kept.size).toBe(0);
  act(() => result.current.replace(() => ({ people: ['/api/people/1'] })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(kept.get('plan')).toEqual({ people: ['/api/people/1'] });
  act(() => result.current.replace(() => null));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(kept.size).toBe(0);
});

it.each([
  ['the page is reloaded', () => window.dispatchEvent(new Event('beforeunload'))],
  ['another page is opened', (unmount: () => void) => unmount()],
])('keeps the last choice when %s right after it', async (_, leave) => {
  const { result, unmount, kept } = await openState();
  act(() => result.current.change(() => ({ people: ['/api/people/1'] })));
  expect(kept.size).toBe(0);
  leave(unmount);
  expect(kept.get('plan')).toEqual({ people: ['/api/people/1'] });
});
