// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useAddress } from '../../../../src/areas/public/useAddress.ts';

it('two choices made before the page is drawn again are both in the address', () => {
  globalThis.history.replaceState(null, '', '/?season=3&page=2');
  const { result } = renderHook(() => useAddress(), { wrapper: BrowserRouter });
  const [, change] = result.current;
  act(() => {
    change({ event: 'A', page: null });
    change({ player: '28990003' });
  });
  expect(globalThis.location.search).toBe('?season=3&event=A&player=28990003');
  expect(String(result.current[0])).toBe('season=3&event=A&player=28990003');
});
