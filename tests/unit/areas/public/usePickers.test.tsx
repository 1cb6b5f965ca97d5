// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { usePickers } from '../../../../src/areas/public/usePickers.ts';

const LEVELS = (['season', 'phase', 'pool'] as const).map((name, at) => ({
  name,
  label: name,
  options: [],
  chosen: at + 3,
}));

it('a choice drops the levels below it in the address, and what was opened', () => {
  const { result } = renderHook(
    () => ({
      pickers: usePickers(LEVELS, false, { tab: 'meetings' }),
      address: String(useSearchParams()[0]),
    }),
    { wrapper: WithRouter },
  );
  act(() => result.current.pickers[1]?.onChange('2'));
  expect(result.current.address).toBe('season=3&phase=2&tab=meetings');
});

const WithRouter = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/?season=3&phase=1&pool=77&meeting=5']}>{children}</MemoryRouter>
);
