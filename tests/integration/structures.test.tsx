// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchList } from '../support/screens/searchList.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

/** The first structure of a kind, as the server sends it. */
const firstOf = async (collection: string): Promise<{ readonly id: number; readonly name: string }> => {
  const { 'hydra:member': members } = await (await as('gestionnaire')).get(`/${collection}?itemsPerPage=1`);
  const [first] = members as readonly { readonly id: number; readonly name: string }[];
  if (!first) throw new Error(`No ${collection} in the sandbox`);
  return first;
};

describe('the structures above the clubs', () => {
  it.each([
    ['committees', 'Comités'],
    ['federations', 'Fédérations'],
    ['leagues', 'Ligues'],
    ['zones', 'Zones'],
  ])('have a list and a page: %s (R3.31, R3.34, R3.45)', async (collection, title) => {
    const { id, name } = await firstOf(collection);
    const { user, address } = await renderApp({ path: `/1/${collection}`, account: 'gestionnaire' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(address()).toBe(`/1/${collection}/${id}/show`);
  });

  it('are found in the menu, and open from the list of all structures by their number (R3.6)', async () => {
    const { id, name } = await firstOf('leagues');
    const { user, address } = await renderApp({ path: '/1/organizations', account: 'officiel' });
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
    await user.click(within(menu).getByRole('button', { name: 'Référentiel' }));
    expect(within(menu).getByRole('menuitem', { name: 'Ligues' })).toBeVisible();
    await searchList(user, name);
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(address()).toBe(`/1/leagues/${id}/show`);
  });

  it.each(['clubs', 'committees', 'leagues', 'federations'])(
    'open at the number that they have among all structures: %s (R3.6)',
    async (collection) => {
      const { id, name } = await firstOf(collection);
      await renderApp({ path: `/1/organizations/${id}`, account: 'gestionnaire' });
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    },
  );
});
