// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnTexts, familyNameOf } from '../support/screens/columnTexts.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, faults, wire } = setUpScreens();

const LIST = 'GET /api/people';

const openList = async (query = '') => {
  const app = await renderApp({ path: `/1/persons${query}`, account: 'gestionnaire' });
  await screen.findByRole('table');
  return app;
};

const column = (heading: string) => columnTexts(screen.getByRole('table'), heading);
const familyNames = () => column('Nom').map(familyNameOf);

const searchBox = () => screen.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' });

const lastQuery = () => wire.last(LIST).query;

describe('the list of persons', () => {
  it('shows 25 of all persons of the club, by their names, and by number within one (R2.117, R3.187, R3.188, R4.18, R4.24, R7.21, R7.26, R9.3, R9.4, R3.183, R3.184, R7.25)', async () => {
    await openList();
    const { 'hydra:totalItems': total } = await (await as('gestionnaire')).get('/people?club=/api/clubs/1');
    expect(screen.getByText(`${total} résultats`)).toBeVisible();
    expect(column('Nom')).toHaveLength(25);
    expect(Object.fromEntries(wire.only(LIST).query)).toEqual({
      club: '/api/clubs/1',
      page: '1',
      itemsPerPage: '25',
      'order[familyName]': 'asc',
      'order[givenName]': 'asc',
      'order[id]': 'asc',
    });
  });

  it('counts down from the latest when the address carries a query without order (R4.25, R4.26)', async () => {
    await openList('?page=2');
    expect(Object.fromEntries(wire.only(LIST).query)).toMatchObject({ page: '2', 'order[id]': 'desc' });
  });

  it('keeps to the order of the address (R4.26)', async () => {
    await openList('?sort=familyName&order=ASC');
    expect(lastQuery().get('order[familyName]')).toBe('asc');
    expect(familyNames()).toEqual(familyNames().toSorted((one, other) => one.localeCompare(other, 'fr')));
  });

  it('is ordered by a click on a heading, from the first page on (R4.23, R7.23)', async () => {
    const { user } = await openList('?page=3');
    await user.click(screen.getByRole('button', { name: /^Trier par date de naissance / }));
    await waitFor(() => expect(lastQuery().get('order[birthDate]')).toBe('asc'));
    expect(lastQuery().get('page')).toBe('1');

    await user.click(screen.getByRole('button', { name: /^Trier par date de naissance / }));
    await waitFor(() => expect(lastQuery().get('order[birthDate]')).toBe('desc'));
  });

  it('is filtered while typing, from the first page on (R4.21, R7.24)', async () => {
    const { user } = await openList('?page=3&sort=id&order=ASC');
    const [name] = familyNames();
    await user.type(searchBox(), String(name));
    await waitFor(() => expect(lastQuery().get('familyName')).toBe(name));
    expect(lastQuery().get('page')).toBe('1');
    await waitFor(() => expect(new Set(familyNames())).toEqual(new Set([name])));
  });

  it('offers pages of 25, 50, 75 and 100 rows, and starts again at the first (R4.22, R7.22, R9.2)', async () => {
    const { user } = await openList('?page=2&sort=id&order=ASC');
    const sizes = screen.getByRole('combobox', { name: /Lignes par page/ });
    const options = within(sizes).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['25', '50', '75', '100']);
    await user.selectOptions(sizes, '50');
    await waitFor(() => expect(lastQuery().get('itemsPerPage')).toBe('50'));
    expect(lastQuery().get('page')).toBe('1');
    await waitFor(() => expect(column('Nom')).toHaveLength(50));
  });

  it('says that nothing fits (R8.29)', async () => {
    const { user } = await openList();
    await user.type(searchBox(), 'zzzz');
    expect(await screen.findByText('Aucun résultat à afficher')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(searchBox()).toHaveValue('');
  });

  it('says that it is loading (R4.17, R8.30)', async () => {
    const release = faults.hold(LIST);
    await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
    expect(screen.getByText('Chargement...')).toBeVisible();
    release();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says that it could not be read, and reads again on demand (R4.19, R8.23)', async () => {
    const lift = faults.status(LIST, 500);
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    expect(await screen.findByText('La récupération des données a échoué.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    lift();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says in words of its own that the server is at work on the rows', async () => {
    faults.status(LIST, 409, { '@type': 'hydra:Error', 'hydra:description': 'Conflict' });
    await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    const alert = await screen.findByText(/sont en cours de modification sur le serveur/);
    expect(alert).toBeVisible();
    expect(screen.queryByText(/Rechargez-le/)).not.toBeInTheDocument();
  });

  it('says that it may not be read, and stays on its page (R6.22, R6.23, R8.20)', async () => {
    faults.status(LIST, 403, { '@type': 'hydra:Error', 'hydra:description': 'Access Denied.' });
    const { address } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    expect(await screen.findByText("Vous n'avez pas les droits pour accéder à cette rubrique")).toBeVisible();
    expect(screen.queryByText('La récupération des données a échoué.')).not.toBeInTheDocument();
    expect(address()).toBe('/1/persons');
  });

  it('is given up without a word when the reader goes elsewhere (R2.104, R8.19)', async () => {
    const release = faults.hold(LIST);
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await waitFor(() => expect(wire.requests(LIST)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    expect(await screen.findByRole('table', { name: /Licences/ })).toBeVisible();
    expect(wire.requests(LIST)[0]?.signal.aborted).toBe(true);
    release();
    await screen.findByText(/résultats/);
    expect(screen.queryByText(/échoué|erreur|annul/i)).not.toBeInTheDocument();
  });

  it('shows the answer to the last question when answers overtake each other (R7.28)', async () => {
    const { user } = await openList();
    const [first, second] = [...new Set(familyNames())];
    const release = faults.hold(LIST);
    await user.type(searchBox(), String(first));
    await waitFor(() => expect(lastQuery().get('familyName')).toBe(first));
    await user.clear(searchBox());
    await user.type(searchBox(), String(second));
    await waitFor(() => expect(lastQuery().get('familyName')).toBe(second));
    const overtaken = wire.requests(LIST).find(({ query }) => query.get('familyName') === first);
    expect(overtaken?.signal.aborted).toBe(true);
    release();
    await waitFor(() => expect(new Set(familyNames())).toEqual(new Set([second])));
  });
});
