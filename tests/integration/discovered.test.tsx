// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readEntities } from '../../sandbox/entities/index.ts';
import { copyIsWritten, writeCopyAtOnce } from '../support/screens/storedCopy.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

/** What a server gains tomorrow is one file that declares it: nothing here or in `src` names it. */
const { renderApp, wire, faults, readDatabase } = setUpScreens({
  entities: await readEntities('sandbox/entities', 'tests/integration/guides/entities'),
});
writeCopyAtOnce();

const menu = () => screen.findByRole('navigation', { name: 'Menu principal' });

describe('a collection that no file names', () => {
  it('is listed, made, read and changed as any other, and is in the menu', async () => {
    const { user, address, close } = await renderApp({ path: '/1/trophies', account: 'gestionnaire' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Trophies' })).toBeVisible();
    expect(within(await menu()).getByRole('menuitem', { name: 'Trophies' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(await screen.findByRole('link', { name: /^Créer/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Coupe de l’Essonne');
    await user.click(screen.getByRole('radio', { name: 'Gardé' }));
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(address()).toMatch(/^\/1\/trophies\/\d+/));
    const made = address();
    close();

    // Its address is one to share.
    const again = await renderApp({ path: made.replace(/\/show$/, '') });
    const name = await screen.findByRole('textbox', { name: 'Titre' });
    expect(name).toHaveValue('Coupe de l’Essonne');
    await again.user.type(name, ' 2026');
    await again.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    const rows = [...(await readDatabase())].filter(([row]) => row.startsWith('trophies '));
    expect(rows.map(([, row]) => row)).toEqual([
      expect.objectContaining({ title: 'Coupe de l’Essonne 2026', won_on: null }),
    ]);
  });

  it('is looked for after the first rows, once for a Cache-Version', async () => {
    const first = await renderApp({ path: '/1/licences', account: 'officiel' });
    await screen.findByRole('table');
    await waitFor(() => expect(wire.requests('GET /api/index.jsonld')).toHaveLength(1), { timeout: 20_000 });
    const paths = wire.requests().map(({ path }) => path);
    expect(paths.indexOf('/api/licences')).toBeLessThan(paths.indexOf('/api/index.jsonld'));
    await copyIsWritten();
    first.close();
    await renderApp({ path: '/1/trophies' });
    await screen.findByRole('heading', { level: 1, name: 'Trophies' });
    expect(wire.requests('GET /api/index.jsonld')).toHaveLength(1);
    expect(wire.requests('GET /api/docs.jsonld')).toEqual([]);
  });

  it('has its records in the palette of a server of other entities, as far as its list is searched', async () => {
    faults.status('GET /api/accounts/me/accesses', 404);
    faults.alter('GET /api/index.jsonld', () =>
      Response.json(
        { '@id': '/api', trophy: '/api/trophies', closed: '/api/closed_things' },
        { headers: { 'Content-Type': 'application/ld+json' } },
      ),
    );
    faults.status('GET /api/closed_things', 403);
    const { user, address } = await renderApp({ path: '/0', account: 'gestionnaire' });
    expect(await screen.findByRole('menuitem', { name: 'Trophies' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Rechercher une page ou un enregistrement' }),
      'essonne',
    );
    const found = await screen.findByRole('group', { name: 'Enregistrements' });
    expect(
      within(found)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Coupe de l’Essonne 2026Trophy']);
    expect(screen.queryByText(/erreur/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/0\/trophies\/\d+\/show$/));
  });

  it('takes nothing with it where the server names none', async () => {
    faults.status('GET /api/index.jsonld', 500);
    const { address } = await renderApp({ path: '/1/nothing', account: 'officiel' });
    await waitFor(() => expect(address()).toBe('/not-found'));
  });
});
