// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WireRequest } from '../support/screens/createWire.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, wire, faults } = setUpScreens();

const LIST = 'GET /api/licences';
const DESCRIPTION = 'GET /api/licences/mapping';

const menu = () => screen.getByRole('navigation', { name: 'Menu principal' });
const entry = (name: string) => within(menu()).getByRole('menuitem', { name });

const atHome = async () => {
  const app = await renderApp({ path: '/1', account: 'gestionnaire' });
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  wire.clear();
  return app;
};

const pointAtLicences = async () => {
  const app = await atHome();
  await app.user.hover(entry('Licences'));
  await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
  return app;
};

const toQuestion = ({ method, path, query, body }: WireRequest): string =>
  `${method} ${path}?${query} ${JSON.stringify(body)}`;

const isDescription = ({ path }: WireRequest): boolean => path.endsWith('/mapping');

/** Questions that were sent more than once. */
const repeated = (requests: readonly WireRequest[]): readonly string[] => {
  const asked = requests.map(toQuestion);
  return asked.filter((one, index) => asked.indexOf(one) !== index);
};

const nationalities = () =>
  wire.requests('POST /api/graphql').filter(({ body }) => JSON.stringify(body).includes('NationalityCode'));

describe('a link that is pointed at', () => {
  it('has its list asked for, which the click does not ask for again', async () => {
    const { user } = await pointAtLicences();
    await waitFor(() => expect(wire.requests(DESCRIPTION)).toHaveLength(1));
    await user.click(entry('Licences'));
    const table = await screen.findByRole('table', { name: /licences/i });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(20);
    expect(wire.requests(LIST)).toHaveLength(1);
    expect(wire.requests(DESCRIPTION)).toHaveLength(1);
    expect(repeated(wire.requests().filter(isDescription))).toEqual([]);
  });

  it.each([500, 401, 403])(
    'is left to the page where what was asked ahead is answered %i: nothing of it is told, and nobody logged out',
    async (status) => {
      const lifts = [LIST, DESCRIPTION].map((call) => faults.status(call, status));
      const { user } = await pointAtLicences();
      await waitFor(() => expect(wire.requests(DESCRIPTION)).toHaveLength(1));
      for (const lift of lifts) lift();
      await user.click(entry('Licences'));
      expect(await screen.findByRole('table', { name: /licences/i })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(wire.requests(LIST)).toHaveLength(2);
    },
  );

  it('tells a failure once where the page meets it too', async () => {
    faults.status(LIST, 500);
    const { user } = await pointAtLicences();
    await user.click(entry('Licences'));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  it('is waited for while its answer is slow, and given up by way of another page', async () => {
    const release = faults.hold(LIST);
    const { user } = await pointAtLicences();
    await user.click(entry('Licences'));
    await screen.findByRole('heading', { level: 1, name: 'Licences' });
    await user.click(entry('Personnes'));
    await waitFor(() => expect(wire.only(LIST).signal.aborted).toBe(true));
    release();
    expect(await screen.findByRole('table', { name: /personnes/i })).toBeVisible();
  });

  it('has its form asked for: code, description and what its defaults need, and no record', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    const create = await screen.findByRole('link', { name: 'Créer' });
    wire.clear();
    await user.hover(create);
    await waitFor(() => expect(wire.requests('POST /api/people/mapping')).toHaveLength(1));
    await waitFor(() => expect(nationalities()).toHaveLength(1));
    await user.click(create);
    expect(await screen.findByRole('button', { name: 'Créer' })).toBeEnabled();
    const nationality = screen.getByRole('combobox', { name: 'Nationalité' });
    await waitFor(() => expect(nationality).not.toHaveValue(''));
    expect(nationalities()).toHaveLength(1);
    expect(wire.requests('POST /api/people/mapping')).toHaveLength(1);
    expect(repeated(wire.requests().filter(isDescription))).toEqual([]);
  });

  it('has its record asked for, once', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    const [link] = within(await screen.findByRole('table')).getAllByRole('link');
    if (!link) throw new Error('The list has no rows');
    wire.clear();
    await user.hover(link);
    await waitFor(() => expect(wire.requests('GET /api/people/:id')).toHaveLength(1));
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: link.textContent });
    expect(wire.requests('GET /api/people/:id')).toHaveLength(1);
  });

  it('has its list asked for as it was left: order, page and filters', async () => {
    const { user, address } = await renderApp({
      path: '/1/licences?page=2&perPage=25&sort=identifier&order=DESC&filter={}',
      account: 'gestionnaire',
    });
    await screen.findByRole('table', { name: /licences/i });
    await user.click(entry('Personnes'));
    await screen.findByRole('table', { name: /personnes/i });
    await user.click(within(menu()).getByRole('button', { name: 'Licences' }));
    wire.clear();
    await user.hover(entry('Licences'));
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
    expect(wire.only(LIST).query.get('page')).toBe('2');
    await user.click(entry('Licences'));
    await screen.findByRole('table', { name: /licences/i });
    await waitFor(() => expect(address()).toContain('page=2'));
    expect(wire.requests(LIST)).toHaveLength(1);
  });
});

/** Lists of every manner: of the season, with a filter of their own, of a read model, of a search, of a feature. */
const LISTS = [
  ['licences-event', 'GET /api/licences'],
  ['pre-registration/search', 'GET /api/licence_pre_registrations/search'],
  ['teams', 'GET /api/teams'],
  ['tour-registrations', 'GET /api/tour_registrations'],
  ['sporthalls', 'GET /api/club_sport_halls'],
  ['resources', 'GET /api/read/documents'],
  ['accountancy', 'GET /api/read/transactions'],
  ['subscriptions', 'GET /api/subscriptions'],
] as const;

it('lists of every manner are asked for as their pages ask: no question twice, none in vain', async () => {
  const { user } = await atHome();
  const link = (path: string) => menu().querySelector(`a[href="/1/${path}"]`);
  const groups = within(menu()).getAllByRole('button');
  for (const [path, rows] of LISTS) {
    for (const group of groups) if (link(path) === null) await user.click(group);
    const target = link(path);
    if (!target) throw new Error(`The menu does not lead to ${path}`);
    wire.clear();
    await user.hover(target);
    await waitFor(() => expect(wire.requests(rows), path).toHaveLength(1));
    await user.click(target);
    await waitFor(() => expect(link(path)).toHaveAttribute('aria-current', 'page'));
    await screen.findByText(/résultats?$/);
    expect(wire.requests(rows), path).toHaveLength(1);
    expect(repeated(wire.requests().filter(isDescription)), path).toEqual([]);
    await user.unhover(target);
  }
});

describe('a list that is opened again', () => {
  const path = '/1/licences';
  const table = () => screen.findByRole('table', { name: /licences/i });
  const rows = async () =>
    within(await table())
      .getAllByRole('row')
      .slice(1);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.question.'));

  const visit = async (at = path) => {
    const app = await renderApp({ path: at, account: 'gestionnaire' });
    const [row] = await rows();
    const shown = row?.textContent ?? '';
    app.close();
    wire.clear();
    return shown;
  };

  it('has its rows asked for first of all, and once', async () => {
    await visit();
    await renderApp({ path });
    expect(await rows()).toHaveLength(25);
    const asked = wire.requests().map(toQuestion);
    const first = (start: string) => asked.findIndex((one) => one.startsWith(start));
    expect(first(LIST)).toBeGreaterThan(-1);
    expect(first(LIST)).toBeLessThan(first('GET /api/seasons'));
    expect(repeated(wire.requests())).toEqual([]);
  });

  it('shows what it asks for by now, where that is another page', async () => {
    const shown = await visit();
    const [key = ''] = kept();
    localStorage.setItem(key, localStorage.getItem(key)?.replace('page=1', 'page=2') ?? '');
    await renderApp({ path });
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(2));
    expect(wire.requests(LIST).map(({ query }) => query.get('page'))).toEqual(['2', '1']);
    expect((await rows())[0]?.textContent).toBe(shown);
  });

  it('never shows them where another account logs in meanwhile, in another tab', async () => {
    await visit();
    const release = faults.hold(LIST);
    await renderApp({ path });
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
    const otherTab = new BroadcastChannel('raquette-session');
    otherTab.postMessage({ kind: 'loggedIn', id: 'another login' });
    await screen.findByRole('button', { name: 'Se connecter' });
    otherTab.close();
    expect(wire.only(LIST).signal.aborted).toBe(true);
    release();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('tells a refusal of its rows once', async () => {
    await visit();
    faults.status(LIST, 500);
    await renderApp({ path });
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(wire.requests(LIST)).toHaveLength(1);
  });

  it('has them given up by way of another page', async () => {
    await visit();
    const release = faults.hold(LIST);
    const { user } = await renderApp({ path });
    await screen.findByRole('heading', { level: 1, name: 'Licences' });
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
    await user.click(entry('Personnes'));
    await waitFor(() => expect(wire.only(LIST).signal.aborted).toBe(true));
    release();
    expect(await screen.findByRole('table', { name: /personnes/i })).toBeVisible();
  });

  it('is forgotten with the logout, for its question may name somebody', async () => {
    await visit();
    expect(kept()).toHaveLength(1);
    await renderApp({ path: '/logout' });
    await screen.findByRole('button', { name: 'Se connecter' });
    expect(kept()).toEqual([]);
  });
});
