// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();

const start = async (path = '/1/licences') => {
  const app = await renderApp({ path, account: 'gestionnaire' });
  await screen.findByRole('heading', { level: 1 });
  const open = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    return await screen.findByRole('combobox', { name: /^Rechercher une page/ });
  };
  return { ...app, open };
};

const pinned = () => screen.getByRole('group', { name: 'Pages épinglées' });
const namesIn = (group: HTMLElement): readonly (string | null)[] =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the pinned pages of the palette', () => {
  it('are pinned and opened by the keyboard alone, and come first', async () => {
    const { user, open, address } = await start();
    await user.type(await open(), 'équipes');
    await user.keyboard('{Control>}d{/Control}');
    expect(await screen.findByText('Équipes : page épinglée')).toBeInTheDocument();
    await user.clear(screen.getByRole('combobox'));
    expect(namesIn(pinned())).toEqual(['ÉquipesCompétitions']);
    expect(screen.getAllByRole('option', { name: /^Équipes/ })).toHaveLength(1);
    // Nothing is designated but the first: what was pinned.
    await user.keyboard('{Escape}');
    await open();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/1/teams'));
    await open();
    await user.keyboard('{Control>}d{/Control}');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Pages épinglées' })).not.toBeInTheDocument(),
    );
  });

  it('are pinned by their star, which no person has, and are forgotten at the logout (R4.5)', async () => {
    const { user, open } = await start();
    await user.type(await open(), 'lacroix');
    const [person] = await screen.findAllByRole('option', { name: /LACROIX/ });
    expect(within(person?.parentElement as HTMLElement).queryByTitle(/^Épingler/)).not.toBeInTheDocument();
    await user.clear(screen.getByRole('combobox'));
    await user.click(screen.getByTitle(/^Épingler Comptabilité/));
    expect(namesIn(pinned())).toEqual(['ComptabilitéArgent']);
    const kept = () => Object.entries(localStorage).filter(([key]) => key.endsWith('palette.pinned'));
    expect(kept().map(([, value]) => value as string)).toEqual(['["/1/accountancy"]']);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Compte de gestionnaire' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    await screen.findByRole('heading', { level: 1, name: 'Connexion' });
    expect(kept()).toEqual([]);
  });
});

describe('the search of the palette', () => {
  it.each(['le roux', 'le roux ibrahim', 'ibrahim le-roux', '77990029'])(
    'finds a person by %s',
    async (typed) => {
      const { user, open } = await start();
      await user.type(await open(), typed);
      const found = await screen.findAllByRole('option', { name: /LE ROUX Ibrahim|REY-DEBOVE/ });
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it('says that there are more names than it shows', async () => {
    const { user, open } = await start();
    await user.type(await open(), 'ber');
    expect(await screen.findByText(/Plus de 6 noms : précisez/)).toBeInTheDocument();
  });
});

describe('who was seen', () => {
  const TYPED = 'belk';

  const seeThem = async () => {
    const app = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await screen.findAllByRole('link', { name: /BELKACEM/ });
    return app;
  };

  it('is found from the first letter on, before any request', async () => {
    const { user } = await seeThem();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Rechercher une page/ });
    const release = faults.hold('POST /api/graphql');
    wire.clear();
    await user.type(field, TYPED[0] ?? '');
    expect(screen.getAllByRole('option', { name: /^B\S* / }).length).toBeGreaterThan(0);
    await user.type(field, TYPED.slice(1));
    const before = screen.getAllByRole('option', { name: /BELKACEM/ });
    expect(before.length).toBeGreaterThan(1);
    await waitFor(() => expect(wire.requests('POST /api/graphql').length).toBeGreaterThan(0));
    release();
    await screen.findByText(/résultats?( · |$)/);
    // Nobody twice: those who were seen are those who are found.
    const names = screen
      .getAllByRole('option', { name: /BELKACEM/ })
      .map((option) => option.getAttribute('href'));
    expect(new Set(names).size).toBe(names.length);
  });
});
