// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSettledHeight } from '../../../../src/views/form/useSettledHeight.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('lets the height of a form follow its new tab 50 ms after the change (R9.33)', () => {
  vi.useFakeTimers();
  const place = document.createElement('div');
  Object.defineProperty(place, 'offsetHeight', { value: 400 });
  const { result } = renderHook(() => useSettledHeight());
  result.current.place.current = place;
  result.current.hold();
  vi.advanceTimersByTime(49);
  expect(place.style.minHeight).toBe('400px');
  vi.advanceTimersByTime(1);
  expect(place.style.minHeight).toBe('');
});
