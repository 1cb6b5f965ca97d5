// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireRequest } from '../support/screens/createWire.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, wire, faults } = setUpScreens();

const LIST = 'GET /api/licences';
const DESCRIPTION = 'GET /api/licences/mapping';
const GRAPHQL = 'POST /api/graphql';

/** Longer than a pointer has to rest on a link. */
const REST_MS = 150;

const menu = () => screen.getByRole('navigation', { name: 'Menu principal' });
const entry = (name: string) => within(menu()).getByRole('menuitem', { name });

const atHome = async () => {
  const app = await renderApp({ path: '/1', account: 'gestionnaire' });
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  await screen.findByRole('link', { name: /Personnes du club/ });
  wire.clear();
  return app;
};

const toKey = ({ method, path, query, body }: WireRequest): string =>
  `${method} ${path}?${query} ${JSON.stringify(body)}`;

/**
 * Requests that were sent more than once. Not the logo of the club, requested after three seconds: a click cancels it, and it
 * is requested again.
 */
const repeated = (requests: readonly WireRequest[]): readonly string[] => {
  const keys = requests.filter(({ path }) => path !== '/api/organizations/1').map(toKey);
  return keys.filter((one, index) => keys.indexOf(one) !== index);
};

const queries = (word: string) =>
  wire.requests(GRAPHQL).filter(({ body }) => JSON.stringify(body).includes(word));

describe('a link that is pointed at', () => {
  it('has its list described, which the click does not request again', async () => {
    const { user } = await atHome();
    await user.hover(entry('Licences'));
    await waitFor(() => expect(wire.requests(DESCRIPTION)).toHaveLength(1));
    expect(wire.requests(LIST)).toEqual([]);
    await user.click(entry('Licences'));
    const table = await screen.findByRole('table', { name: /licences/i });
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(20);
    expect(wire.requests(LIST)).toHaveLength(1);
    expect(repeated(wire.requests())).toEqual([]);
  });

  it('is left to the page where its description is answered 500: nothing of it is shown before', async () => {
    const lift = faults.status(DESCRIPTION, 500);
    const { user } = await atHome();
    await user.hover(entry('Licences'));
    await waitFor(() => expect(wire.requests(DESCRIPTION).length).toBeGreaterThan(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    lift();
    await user.click(entry('Licences'));
    expect(await screen.findByRole('table', { name: /licences/i })).toBeVisible();
  });

  it('is not described again by its page where the description was refused', async () => {
    faults.status(DESCRIPTION, 403);
    const { user } = await atHome();
    await user.hover(entry('Licences'));
    await waitFor(() => expect(wire.requests(DESCRIPTION)).toHaveLength(1));
    await user.click(entry('Licences'));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
    expect(wire.requests(DESCRIPTION)).toHaveLength(1);
  });

  it('has its form described with what its defaults need, and no record requested', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    const create = await screen.findByRole('link', { name: 'Créer' });
    let answers = wire.requests(GRAPHQL).length;
    faults.alter(GRAPHQL, (answer) => {
      answers += 1;
      return answer;
    });
    await user.hover(create);
    await waitFor(() => expect(wire.requests('POST /api/people/mapping')).toHaveLength(1));
    await waitFor(() => expect(queries('NationalityCode')).toHaveLength(1));
    // A click gives up what is still under way.
    await waitFor(() => expect(answers).toBe(wire.requests(GRAPHQL).length));
    await user.click(create);
    expect(await screen.findByRole('button', { name: 'Créer' })).toBeEnabled();
    const nationality = screen.getByRole('combobox', { name: 'Nationalité' });
    await waitFor(() => expect(nationality).not.toHaveValue(''));
    expect(queries('NationalityCode')).toHaveLength(1);
    expect(wire.requests('POST /api/people/mapping')).toHaveLength(1);
  });

  describe('over a connection that is to be spared', () => {
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'connection');
    });

    it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
      'is left alone: %o',
      async (connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
        const { user } = await atHome();
        await user.hover(entry('Licences'));
        await new Promise((resolve) => setTimeout(resolve, REST_MS));
        await user.hover(entry('Renouvellements'));
        Reflect.deleteProperty(navigator, 'connection');
        // Only what is pointed at by now is described.
        await waitFor(() => expect(wire.requests('GET /api/licence_renewals/mapping')).toHaveLength(1));
        expect(wire.requests(DESCRIPTION)).toEqual([]);
      },
    );
  });
});

/**
 * Lists of every manner: of the season, with a filter of their own, of a read model, of a search, of a feature; with
 * how often the balance is queried behind the rows, which the next page may do for itself.
 */
const LISTS = [
  ['licences-event', 'GET /api/licences', 0],
  ['pre-registration/search', 'GET /api/licence_pre_registrations/search', 0],
  ['teams', 'GET /api/teams', 0],
  ['tour-registrations', 'GET /api/tour_registrations', 0],
  ['sporthalls', 'GET /api/club_sport_halls', 0],
  ['resources', 'GET /api/read/documents', 0],
  ['accountancy', 'GET /api/read/transactions', 1],
  ['subscriptions', 'GET /api/subscriptions', 1],
] as const;

it('lists of every kind are requested once, however they are come to', async () => {
  const { user } = await atHome();
  const link = (path: string) => menu().querySelector(`a[href="/1/${path}"]`);
  const groups = within(menu()).getAllByRole('button');
  for (const [path, rows, balances] of LISTS) {
    for (const group of groups) if (link(path) === null) await user.click(group);
    const target = link(path);
    if (!target) throw new Error(`The menu does not lead to ${path}`);
    wire.clear();
    await user.hover(target);
    await user.click(target);
    await waitFor(() => expect(link(path)).toHaveAttribute('aria-current', 'page'));
    await screen.findByText(/résultats?$/);
    await waitFor(() => expect(queries('currentBalance'), path).toHaveLength(balances));
    expect(wire.requests(rows), path).toHaveLength(1);
    expect(repeated(wire.requests()), path).toEqual([]);
    await user.unhover(target);
  }
});
