// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

vi.mock(import('../../../src/features/features.ts'), async (load) => {
  const { features } = await load();
  const { lapsedHalls } = await import('./lapsed-halls/index.tsx');
  return { features: [...features, lapsedHalls] };
});

const { renderApp, as } = setUpScreens();
const TITLE = 'Homologations échues';

it('opens the page of a new feature from the menu, and its action from a record', async () => {
  const api = await as('gestionnaire');
  const { 'hydra:member': halls } = await api.get('/sport_halls?itemsPerPage=1');
  const [hall] = halls as readonly { readonly id: number; readonly name: string }[];
  await api.put(`/sport_halls/${hall?.id}`, { homologationEndDate: '2024-05-16' });
  const { user, address } = await renderApp({ path: '/1', account: 'gestionnaire' });
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  await user.click(within(menu).getByRole('button', { name: 'Club' }));
  const entries = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  expect(entries[entries.indexOf(TITLE) - 1]).toBe('Salles');
  await user.click(within(menu).getByRole('menuitem', { name: TITLE }));
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await screen.findByText(hall?.name ?? '')).toBeVisible();
  expect(address()).toBe('/1/lapsed-halls');

  await user.click(within(menu).getByRole('menuitem', { name: 'Informations du club' }));
  window.history.pushState(null, '', `/1/halls/${hall?.id}/show`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('link', { name: TITLE })).toHaveAttribute('href', '/1/lapsed-halls');
});
