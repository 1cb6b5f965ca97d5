// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { FilterChips, NO_NAMES, toChips } from '../../../../../src/areas/public/tournaments/FilterChips.tsx';
import { toFilters } from '../../../../../src/areas/public/tournaments/searchFilters.ts';

const Chips = () => <FilterChips chips={toChips(toFilters(useSearchParams()[0], '2026-11-23'), NO_NAMES)} />;

it('the focus stays with the criteria when one of them is taken away', async () => {
  render(
    <MemoryRouter initialEntries={['/?name=Toussaint&place=Brie&from=']}>
      <Chips />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Toussaint/ }));
  expect(screen.queryByRole('button', { name: /Toussaint/ })).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveFocus();
});
