// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTransient } from '../../../../src/fields/files/useFileList.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a message until 3 s are over, and from the start when it comes again (R5.60)', () => {
  const { result } = renderHook(() => useTransient<string>(3000));
  const shown = () => result.current[0];
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  act(() => result.current[1]('Trop grand'));
  wait(2999);
  expect(shown()).toBe('Trop grand');
  act(() => result.current[1]('Trop grand'));
  wait(2999);
  expect(shown()).toBe('Trop grand');
  wait(1);
  expect(shown()).toBeNull();
});
