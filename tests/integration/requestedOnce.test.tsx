// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WireRequest } from '../support/screens/createWire.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, wire, faults } = setUpScreens();

const DESCRIPTION = 'GET /api/licences/mapping';
const GRAPHQL = 'POST /api/graphql';

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

it('a description that was refused is requested once by all parts of its page', async () => {
  faults.status(DESCRIPTION, 403);
  const { user } = await atHome();
  await user.click(entry('Licences'));
  expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
  expect(wire.requests(DESCRIPTION)).toHaveLength(1);
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
    await user.click(target);
    await waitFor(() => expect(link(path)).toHaveAttribute('aria-current', 'page'));
    await screen.findByText(/résultats?$/);
    await waitFor(() => expect(queries('currentBalance'), path).toHaveLength(balances));
    expect(wire.requests(rows), path).toHaveLength(1);
    expect(repeated(wire.requests()), path).toEqual([]);
  }
});
