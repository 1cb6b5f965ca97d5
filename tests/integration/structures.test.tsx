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
  it('have a list and a page, and open at the number that they have among all structures (R3.6, R3.31, R3.34, R3.45)', async () => {
    const { user, address, open } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    for (const [collection, title] of [
      ['committees', 'Comités'],
      ['federations', 'Fédérations'],
      ['leagues', 'Ligues'],
      ['zones', 'Zones'],
    ] as const) {
      const { id, name } = await firstOf(collection);
      await open(`/1/${collection}`);
      expect(screen.getByRole('heading', { level: 1 }), collection).toHaveTextContent(title);
      await user.click(await screen.findByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(address()).toBe(`/1/${collection}/${id}/show`);
    }
    for (const collection of ['clubs', 'committees', 'leagues', 'federations']) {
      const { id, name } = await firstOf(collection);
      await open(`/1/organizations/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name }), collection).toBeVisible();
    }
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
});

/** A value of the server as a form sends it. */
const toSent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;

describe('an official of a structure', () => {
  const federation = 'Fédération française de tennis de table';
  const league = '/api/leagues/28';
  const table = () => screen.findByRole('table');
  const column = async (name: string) => within(await table()).getByRole('columnheader', { name });

  it('of the federation sees the rows of all clubs, and whose they are', async () => {
    const { open } = await renderApp({ path: '/13/persons', account: 'instance' });
    expect(await column('Club')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Club' })).toHaveTextContent(federation);
    expect([...wire.last('GET /api/people').query.keys()]).not.toContain('club');

    await open('/13/informations');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clubs');
    await table();
    expect([...wire.last('GET /api/clubs').query.keys()]).not.toContain('league');
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(within(menu).queryByRole('menuitem', { name: 'Statistiques' })).not.toBeInTheDocument();
    expect(within(menu).queryByText(/n’est pas affichée/)).not.toBeInTheDocument();

    // Of what a club alone has there is nothing to wait for, and what it alone makes is not offered.
    await open('/13/forms');
    await table();
    await waitFor(() => expect(screen.queryByText('Chargement...')).not.toBeInTheDocument());
    await open('/13/licence-renewals');
    await table();
    expect(screen.getByRole('button', { name: /^Filtres/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Créer' })).not.toBeInTheDocument();

    for (const [path, name] of [
      ['statistics', 'Statistiques'],
      ['characteristics', 'Caractéristiques'],
      ['resources', 'Documents'],
    ] as const) {
      await open(`/13/${path}`);
      expect(await screen.findByText(/présente un seul club/), path).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });

  it('of a league sees its clubs and their rows alone, what belongs to itself too, and whose it is', async () => {
    const { open } = await renderApp({ path: '/28/informations', account: 'instance' });
    expect(await column('Comité')).toBeVisible();
    expect(wire.last('GET /api/clubs').query.get('or[league]')).toBe(league);

    await open('/28/mutations');
    await table();
    const mutations = wire.last('GET /api/licence_mutations').query;
    expect(mutations.get('or[leftClub.league]')).toBe(league);
    expect(mutations.get('or[welcomeClub.league]')).toBe(league);
    expect(mutations.get('or[leftClub]')).toBeNull();

    await open('/28/establishments');
    expect(await column('Structure')).toBeVisible();
    const { query } = wire.last('GET /api/establishments');
    for (const way of ['', '.parent', '.parent.parent'])
      expect(query.get(`or[organization${way}]`)).toBe(league);
    const { 'hydra:totalItems': count } = await (
      await as('instance')
    ).get(`/establishments?itemsPerPage=1&organization.parent.parent=${league}`);
    expect(await screen.findByText(`${count} résultats`)).toBeVisible();
  });

  it.each([
    ['/28', 'club.league=/api/leagues/28', 'league', 'reviews'],
    ['/13', '', 'federation', 'decisions'],
  ])(
    'has at home figures of all clubs and what waits for its decision, and no work of a club: %s',
    async (path, beneath, level, labels) => {
      const api = await as('instance');
      const countOf = async (collection: string, query: string) =>
        Number((await api.get(`/${collection}?itemsPerPage=1&${query}`))['hydra:totalItems']);
      const people = await countOf('people', beneath);
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
      const figures = { name: new RegExp(`^${people} Personnes`), hidden: true };
      expect(await screen.findByRole('link', figures)).toBeVisible();
      expect(screen.queryByText(/rien n’attend le club|Solde du compte/)).not.toBeInTheDocument();
    },
  );

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

  it('chooses the club of a new record where it is seen, and begins with its own what any organization may have', async () => {
    const { open } = await renderApp({ path: '/28/persons/create', account: 'instance' });
    const club = async () => within(await screen.findByRole('main')).findByRole('combobox', { name: 'Club' });
    expect(await club()).toBeVisible();
    await open('/28/tour-registrations/create');
    expect(await club()).toBeVisible();
    for (const resource of ['establishments', 'technical-employments']) {
      await open(`/28/${resource}/create`);
      const structure = await screen.findByRole('combobox', { name: 'Structure' });
      expect(structure, resource).toHaveDisplayValue(/Île-de-France/);
    }
  });

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
});
