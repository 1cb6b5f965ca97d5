// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { SearchForm } from '../../../../../src/areas/public/tournaments/SearchForm.tsx';
import { ServicesContext } from '../../../../../src/features/ServicesContext.tsx';
import { toFilters } from '../../../../../src/areas/public/tournaments/searchFilters.ts';
import { createTransportDouble } from '../../../../support/createTransportDouble.ts';
import { publicServices } from '../../../../support/publicServices.ts';

const NONE = { licenceTypes: new Map(), leagues: new Map(), committees: new Map() };

const Address = () => <output aria-label="address">{useLocation().search}</output>;

const open = (search: string) => {
  render(
    <ServicesContext value={publicServices(createTransportDouble(() => null))}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <SearchForm
          filters={toFilters(new URLSearchParams(search), '2026-11-23')}
          known={NONE}
          isUnread={false}
          isMore={false}
          onMore={() => undefined}
        />
        <Address />
      </MemoryRouter>
    </ServicesContext>,
  );
  const user = userEvent.setup();
  return {
    user,
    first: screen.getByLabelText<HTMLInputElement>('À partir du'),
    search: () => user.click(screen.getByRole('button', { name: 'Rechercher' })),
    address: () => screen.getByRole('status', { name: 'address' }).textContent,
  };
};

it.each(['05/03/2027', '5/3/2027', '05032027'])('a day is read and typed in French: %s', async (typed) => {
  const { user, first, search, address } = open('?from=2026-10-01');
  expect(first).toHaveValue('01/10/2026');
  await user.clear(first);
  await user.type(first, typed);
  await search();
  expect(address()).toBe('?from=2027-03-05');
});

it('the focus goes on to the new form when the criteria were sent by the keyboard', async () => {
  const { user, address } = open('');
  await user.type(screen.getByLabelText('Nom du tournoi'), 'Toussaint{Enter}');
  expect(address()).toContain('name=Toussaint');
  expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
});

it('a day that is none is refused in French and stays as typed', async () => {
  const { user, first, search, address } = open('?from=2026-10-01');
  await user.clear(first);
  await user.type(first, '31/02/2027');
  await search();
  expect(first).toHaveValue('31/02/2027');
  expect(first.validationMessage).toBe('Écrivez un jour tel que 05/03/2027.');
  expect(address()).toBe('?from=2026-10-01');
});

it('the less usual criteria of the address are shown, and stay where another changes (R2.20)', () => {
  const { address } = open('?from=2026-10-01&near=48.87%2C2.64&town=Vaires&radius=50&page=3');
  expect(screen.getByLabelText('Autour de (ville)')).toHaveValue('Vaires');
  fireEvent.change(screen.getByLabelText('Nom du tournoi'), { target: { value: 'toussaint' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(Object.fromEntries(new URLSearchParams(address() ?? ''))).toEqual({
    name: 'toussaint',
    from: '2026-10-01',
    near: '48.87,2.64',
    town: 'Vaires',
    radius: '50',
  });
});
