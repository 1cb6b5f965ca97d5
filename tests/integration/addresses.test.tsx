// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, wire } = setUpScreens();

const NOT_FOUND = 'Page introuvable';

describe('addresses outside of a club', () => {
  it('lead from the root to the login page (R2.8)', async () => {
    const { address } = await renderApp({ path: '/' });
    await screen.findByRole('textbox', { name: 'Identifiant' });
    expect(address()).toBe('/login');
  });

  it('lead from the root to the club of who is logged in (R2.12)', async () => {
    const { address } = await renderApp({ path: '/', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    expect(address()).toBe('/1');
  });

  it('show the login form to who is logged in but was sent there, so that nothing loops (R2.12)', async () => {
    const { address } = await renderApp({ path: '/login?redirect=%2F1%2Fx', account: 'gestionnaire' });
    await screen.findByRole('textbox', { name: 'Identifiant' });
    expect(address()).toBe('/login?redirect=%2F1%2Fx');
  });

  it('say that a page is unknown without a request or a login (R2.4, R2.9)', async () => {
    const { address } = await renderApp({ path: '/nimporte' });
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(address()).toBe('/not-found');
    expect(wire.requests()).toEqual([]);
  });
});

describe('addresses of a club', () => {
  it.each(['/1/licences', '/1/persons/1/details', '/1/permissions'])(
    'require a login first: %s (R6.1, R6.3)',
    async (path) => {
      const { address } = await renderApp({ path });
      await screen.findByRole('textbox', { name: 'Identifiant' });
      expect(address()).toBe(`/login?${new URLSearchParams({ redirect: path })}`);
      expect(wire.requests()).toEqual([]);
    },
  );

  it.each(['/1/nimporte', '/1/persons/1/nimporte', '/1/persons/abc/details'])(
    'lead to the unknown page: %s (R2.9)',
    async (path) => {
      const { address } = await renderApp({ path, account: 'gestionnaire' });
      expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
      expect(address()).toBe('/not-found');
    },
  );

  it('lead from the club of others to the own one, still logged in (R6.19, R6.21)', async () => {
    const { address } = await renderApp({ path: '/2/persons', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    expect(address()).toBe('/1');
    expect(
      screen.getByText('Vous ne disposez pas de droits suffisants pour consulter cette ressource'),
    ).toBeVisible();
    expect(wire.requests('GET /api/people').map(({ query }) => query.get('club'))).not.toContain(
      '/api/clubs/2',
    );
  });

  it('open a record under its number, to read (R2.11, R2.69)', async () => {
    const { user, address } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    const table = await screen.findByRole('table');
    const [, first] = within(table).getAllByRole('row');
    await user.click(within(first as HTMLElement).getByRole('link'));
    expect(await screen.findByRole('link', { name: 'Fiche' })).toHaveAttribute('aria-current', 'page');
    expect(address()).toMatch(/^\/1\/persons\/\d+$/);
  });
});

describe('the home page', () => {
  it('sends no usage report to other servers', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const pictures = vi.fn();
    vi.stubGlobal('Image', pictures);
    await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('link', { name: /Personnes du club/ });
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    expect(pictures).not.toHaveBeenCalled();
  });

  it('shows the season and figures that equal the lists they lead to (R1.3)', async () => {
    const { user } = await renderApp({ path: '/1', account: 'gestionnaire' });
    expect(await screen.findByText('Saison 2026/2027', { selector: 'p' })).toBeVisible();
    const labels = ['Personnes du club', 'Licences de la saison', 'Licences validées', 'Licences à valider'];
    for (const label of labels) {
      const tile = await screen.findByRole('link', { name: new RegExp(label) });
      await waitFor(() => expect(tile.textContent).toMatch(/^\d/));
      const figure = Number(/^\d+/.exec(tile.textContent ?? '')?.[0]);
      await user.click(tile);
      expect(
        await screen.findByText(new RegExp(`^${figure} résultats?$`)),
        `the list behind '${label}'`,
      ).toBeVisible();
      await user.click(screen.getByRole('menuitem', { name: 'Accueil' }));
      await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    }
  });

  it('counts what the server counts', async () => {
    await renderApp({ path: '/1', account: 'gestionnaire' });
    const client = await as('gestionnaire');
    const { 'hydra:totalItems': people } = await client.get('/people?club=/api/clubs/1&itemsPerPage=1');
    const { 'hydra:totalItems': pending } = await client.get(
      '/licences?club=/api/clubs/1&season=/api/seasons/3&state=pending&itemsPerPage=1',
    );
    expect(await screen.findByRole('link', { name: `${people} Personnes du club` })).toBeVisible();
    expect(await screen.findByRole('link', { name: `${pending} Licences à valider` })).toBeVisible();
  });
});
