// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, wire } = setUpScreens();

interface Row {
  readonly address: string;
  readonly title: string;
  /** The path in the end, where it is another one. */
  readonly becomes?: string;
  /** What the address loses: the rest of it stays, or what the list was left with comes back. */
  readonly loses?: string;
  /** What the page says beside its title. */
  readonly says?: RegExp;
  /** Its request to the API: a pattern, and parameters of the query. */
  readonly sends?: readonly [pattern: string, query: Readonly<Record<string, string | RegExp>>];
}

const filter = (value: object): string => `filter=${encodeURIComponent(JSON.stringify(value))}`;

const MISSING = 'Enregistrement introuvable';

/** One application after the other address: what is typed by hand must never end on an empty page. */
const table: readonly Row[] = [
  { address: '/1/persons?page=1000000000', loses: '1000000000', title: 'Personnes' },
  { address: '/1/persons?perPage=1000000000', loses: '1000000000', title: 'Personnes' },
  {
    address: `/1/persons?${filter({ nimporte: 1, familyName: 'a' })}`,
    loses: 'nimporte',
    title: 'Personnes',
    says: /un filtre ou un tri que cette liste n’a pas \(nimporte\)/,
  },
  {
    address: '/1/persons?sort=inconnu&order=ASC',
    loses: 'inconnu',
    title: 'Personnes',
    says: /inconnu/,
  },
  { address: '/1/persons?filter=%7B', title: 'Personnes' },
  { address: '/1/persons/99999999/details', title: MISSING },
  { address: '/1/persons/99999999/prizes', title: MISSING },
  { address: '/1/mutations/99999999/details', title: MISSING },
  { address: '/1/statistics/5', becomes: '/not-found', title: 'Page introuvable' },
  {
    address: '/1/pre-registration/search',
    title: 'Pré-inscriptions',
    sends: [
      'GET /api/licence_pre_registrations/search',
      { page: '1', itemsPerPage: '25', club: '/api/clubs/1' },
    ],
  },
  {
    address: '/1/club-events/participations',
    title: 'Recherche de pass',
    sends: ['GET /api/participants/search', { page: '1', itemsPerPage: '25' }],
  },
  {
    address: '/1/accountancy',
    title: 'Comptabilité',
    sends: ['GET /api/read/transactions', { range: '[0,24]', filter: /"organization":"\/api\/clubs\/1"/ }],
  },
  {
    address: '/1/statistics',
    title: 'Statistiques',
    sends: ['GET /api/read/statistics', { filter: /"kind":"club"/ }],
  },
  {
    address: '/1/resources',
    title: 'Documents',
    sends: ['GET /api/read/documents', { filter: /"club":"\/api\/clubs\/1"/ }],
  },
  { address: '/1/help', title: 'Aide', says: /Raccourcis clavier/ },
];

interface ClubHall {
  readonly sportHall: { readonly '@id': string };
}

describe('addresses typed by hand', () => {
  it('end on a clear page in French, each with what it is for (R2.30, R2.41, R2.59, R2.67, R2.98, R2.178, R7.36, R7.35)', async () => {
    const { address } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    for (const row of table) {
      wire.clear();
      open(row.address);
      // A toast goes again by itself: it is looked for while the page comes.
      const texts = row.says ? screen.findAllByText(row.says) : [true];
      const heading = screen.findByRole('heading', { level: 1, name: row.title });
      expect((await Promise.all([heading, texts]))[0], row.address).toBeVisible();
      const [path] = (row.becomes ?? row.address).split('?');
      await waitFor(() => expect(address().split('?')[0], row.address).toBe(path));
      await waitFor(() => expect(address(), row.address).not.toContain(row.loses ?? 'undefined'));
      const [pattern, parameters] = row.sends ?? ['GET /api/accounts/me/accesses', {}];
      await waitFor(() => expect(wire.requests(pattern).length > 0 || !row.sends, row.address).toBe(true));
      const query = wire.requests(pattern).at(-1)?.query;
      for (const [name, value] of Object.entries(parameters)) expect(query?.get(name), name).toMatch(value);
    }
  });

  it('of a record that was deleted say so (R2.98)', async () => {
    const api = await as('gestionnaire');
    const { 'hydra:member': clubHalls } = await api.get('/club_sport_halls?club=1&itemsPerPage=100');
    const { 'hydra:member': halls } = await api.get('/sport_halls?itemsPerPage=100');
    const taken = new Set(clubHalls.map((one: ClubHall) => one.sportHall['@id']));
    const hall = halls.find((one: ClubHall['sportHall']) => !taken.has(one['@id']))?.['@id'];
    const [{ '@id': season }] = (await api.get('/seasons?current=true'))['hydra:member'];
    const made = await api.post('/club_sport_halls', {
      club: '/api/clubs/1',
      sportHall: hall,
      season,
      main: false,
      startDate: '2026-09-01',
    });
    await api.delete(made['@id']);
    await renderApp({ path: `/1/sporthalls/${made.id}`, account: 'gestionnaire' });
    expect(await screen.findByRole('heading', { level: 1, name: MISSING })).toBeVisible();
    expect(screen.queryByText(/Not Found/)).not.toBeInTheDocument();
  });
});

describe('public pages', () => {
  it('show a list to whoever comes, with no way into a club but the login (R2.15, R2.18, R7.36, R1.6)', async () => {
    await renderApp({ path: '/tournaments/search?name=tournoi&from=2026-10-01' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Recherche de tournois' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Tournoi de Brocéliande' })).toBeVisible();
    const { query } = wire.only('GET /api/tournament_requests');
    expect([query.get('name'), query.get('order[startDate]')]).toEqual(['tournoi', 'asc']);
    expect(screen.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/login');
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/^\/\d+/);
  });
});

/** As if typed into the address bar, but for the reload. */
const open = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
