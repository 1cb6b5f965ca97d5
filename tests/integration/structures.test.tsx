// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchList } from '../support/screens/searchList.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, wire } = setUpScreens();

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

/** A value of the server as a form sends it. */
const toSent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;

describe('an official of a structure', () => {
  const federation = 'Fédération française de tennis de table';
  const table = () => screen.findByRole('table');

  it('sees the rows of all clubs, and whose they are', async () => {
    await renderApp({ path: '/13/persons', account: 'instance' });
    expect(within(await table()).getByRole('columnheader', { name: 'Club' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Club' })).toHaveTextContent(federation);
    expect([...wire.last('GET /api/people').query.keys()]).not.toContain('club');
  });

  it('sees in a league its clubs alone', async () => {
    await renderApp({ path: '/28/informations', account: 'instance' });
    expect(within(await table()).getByRole('columnheader', { name: 'Comité' })).toBeVisible();
    expect(wire.last('GET /api/clubs').query.get('or[league]')).toBe('/api/leagues/28');
  });

  it('sees in a league the rows of its clubs alone', async () => {
    await renderApp({ path: '/28/mutations', account: 'instance' });
    await table();
    const { query } = wire.last('GET /api/licence_mutations');
    expect(query.get('or[leftClub.league]')).toBe('/api/leagues/28');
    expect(query.get('or[welcomeClub.league]')).toBe('/api/leagues/28');
    expect(query.get('or[leftClub]')).toBeNull();
  });

  it('sees what belongs to the league itself or to a club of it, and whose it is', async () => {
    await renderApp({ path: '/28/establishments', account: 'instance' });
    expect(within(await table()).getByRole('columnheader', { name: 'Structure' })).toBeVisible();
    const { query } = wire.last('GET /api/establishments');
    for (const way of ['', '.parent', '.parent.parent'])
      expect(query.get(`or[organization${way}]`)).toBe('/api/leagues/28');
    const { 'hydra:totalItems': count } = await (
      await as('instance')
    ).get('/establishments?itemsPerPage=1&organization.parent.parent=/api/leagues/28');
    expect(await screen.findByText(`${count} résultats`)).toBeVisible();
  });

  it('has figures of all clubs at home, and none of their own work', async () => {
    await renderApp({ path: '/28', account: 'instance' });
    const { 'hydra:totalItems': people } = await (
      await as('instance')
    ).get('/people?itemsPerPage=1&club.league=/api/leagues/28');
    expect(await screen.findByRole('link', { name: new RegExp(`^${people} Personnes`) })).toBeVisible();
    expect(screen.queryByText(/rien n’attend le club|Solde du compte/)).not.toBeInTheDocument();
  });

  it.each([
    ['/28', 'club.league=/api/leagues/28', 'league', 'reviews'],
    ['/13', '', 'federation', 'decisions'],
  ])('has at home what waits for its decision: %s', async (path, beneath, level, labels) => {
    const api = await as('instance');
    const countOf = async (collection: string, query: string) =>
      Number((await api.get(`/${collection}?itemsPerPage=1&${query}`))['hydra:totalItems']);
    const expected = {
      mutation: await countOf(
        'licence_mutations',
        `todo=decisions&competentLevel=${level}&welcomeC${beneath.slice(1)}`,
      ),
      engagement: await countOf('contest_engagements', `todo=decisions&${beneath}`),
      tournoi: await countOf('tournament_requests', `todo=decisions&competentLevel=${level}&${beneath}`),
      candidature: await countOf('label_applications', `todo=${labels}&${beneath}`),
    };
    await renderApp({ path, account: 'instance' });
    const board = await screen.findByRole('region', { name: 'À faire' });
    for (const [word, count] of Object.entries(expected).filter(([, one]) => one > 0))
      expect(await within(board).findByText(new RegExp(`^${count} ${word}`))).toBeVisible();
    // News may be open over it.
    expect(within(board).getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(
      Object.values(expected).filter((one) => one > 0).length,
    );
    expect(expected.engagement).toBeGreaterThan(0);
  });

  it('chooses the club of a new record', async () => {
    const { user, address } = await renderApp({ path: '/13/affiliations/create', account: 'instance' });
    const field = await within(await screen.findByRole('main')).findByRole('combobox', { name: 'Club' });
    await user.type(field, 'Petite');
    await user.click(await screen.findByRole('option', { name: /Petite-Terre TT/ }));
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(address()).toMatch(/^\/13\/affiliations\/\d+/));
    const api = await as('instance');
    const { 'hydra:member': clubs } = await api.get('/clubs?name=Petite-Terre');
    const { body } = wire.only('POST /api/club_affiliations');
    expect(body.club).toBe(clubs[0]['@id']);
    // Neither the place nor the path by which its lists are narrowed is a field of it.
    expect(Object.keys(body).filter((name) => /organization|league|federation|\./.test(name))).toEqual([]);
    const stored = await api.get(`/club_affiliations/${address().split('/')[3] ?? ''}`);
    for (const [name, sent] of Object.entries(body)) expect(toSent(stored[name]), name).toEqual(sent);
  });

  it.each(['persons', 'tour-registrations'])(
    'chooses the club of a new record where it is seen: %s',
    async (resource) => {
      await renderApp({ path: `/28/${resource}/create`, account: 'instance' });
      const main = within(await screen.findByRole('main'));
      expect(await main.findByRole('combobox', { name: 'Club' })).toBeVisible();
    },
  );

  it.each(['establishments', 'technical-employments'])(
    'begins what any organization may have with its own: %s',
    async (resource) => {
      await renderApp({ path: `/28/${resource}/create`, account: 'instance' });
      expect(await screen.findByRole('combobox', { name: 'Structure' })).toHaveDisplayValue(/Île-de-France/);
    },
  );

  it('is offered the clubs of its league alone', async () => {
    const { user } = await renderApp({ path: '/28/affiliations/create', account: 'instance' });
    const field = await within(await screen.findByRole('main')).findByRole('combobox', { name: 'Club' });
    await user.type(field, 'TT Loire');
    expect(await screen.findByText("Aucun élément n'a été trouvé.")).toBeVisible();
    await user.clear(field);
    await user.type(field, 'Belleville');
    expect(await screen.findByRole('option', { name: /Belleville/ })).toBeVisible();
  });

  it('chooses the club of a new person in a dialog, which begins with that of the licence', async () => {
    const { user } = await renderApp({ path: '/28/licences/create', account: 'instance' });
    await user.type(await screen.findByRole('combobox', { name: 'Club' }), 'Belleville');
    await user.click(await screen.findByRole('option', { name: /Belleville/ }));
    await user.click(screen.getByRole('button', { name: 'Nouvelle personne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle personne' });
    expect(await within(dialog).findByRole('combobox', { name: 'Club' })).toHaveDisplayValue(/Belleville/);
  });

  it('takes over a pre-registration for the club that it was sent to', async () => {
    const { 'hydra:member': requests } = await (
      await as('instance')
    ).get('/licence_pre_registrations?todo=preRegistrations&season.current=true&itemsPerPage=1');
    await renderApp({ path: `/28/pre-registration/${requests[0].id}/take-over`, account: 'instance' });
    expect(await screen.findByRole('button', { name: 'Accepter la demande' })).toBeVisible();
  });

  it('waits for nothing that a club alone has', async () => {
    await renderApp({ path: '/13/forms', account: 'instance' });
    await screen.findByRole('table');
    await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
  });

  it('is offered no new record that a club alone makes', async () => {
    await renderApp({ path: '/13/licence-renewals', account: 'instance' });
    await table();
    expect(screen.getByRole('button', { name: /^Filtres/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Créer' })).not.toBeInTheDocument();
  });

  it.each([
    ['statistics', 'Statistiques'],
    ['characteristics', 'Caractéristiques'],
    ['resources', 'Documents'],
  ])('reads why a page about one club shows nothing there: %s', async (path, name) => {
    await renderApp({ path: `/13/${path}`, account: 'instance' });
    expect(await screen.findByText(/présente un seul club/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('is offered no page about one club', async () => {
    await renderApp({ path: '/13/informations', account: 'instance' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
    await table();
    expect([...wire.last('GET /api/clubs').query.keys()]).not.toContain('league');
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(within(menu).queryByRole('menuitem', { name: 'Statistiques' })).not.toBeInTheDocument();
    expect(within(menu).queryByText(/n’est pas affichée/)).not.toBeInTheDocument();
  });
});
