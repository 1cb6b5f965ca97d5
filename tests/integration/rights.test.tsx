// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../support/screens/fillIn.ts';
import { readCode } from '../support/screens/readCode.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, faults, wire, as } = setUpScreens();

const REFUSED = 'Vous ne disposez pas de droits suffisants pour consulter cette ressource';
const NO_LIST = "Vous n'avez pas les droits pour accéder à cette rubrique";

const DENIED = { '@type': 'hydra:Error', 'hydra:description': 'Access Denied.' };

/** The account has this level of `persons.list`, from the login on or since. */
const grantPersons = (level: number, from: 'login' | 'later' = 'login') => {
  let isLater = from === 'login';
  return faults.alter('GET /api/accounts/me/accesses', async (answer) => {
    if (!isLater) {
      isLater = true;
      return answer;
    }
    const body = (await answer.json()) as { clubPermissions: { matrix: Record<string, number> }[] };
    for (const { matrix } of body.clubPermissions) matrix['persons.list'] = level;
    return new Response(JSON.stringify(body), { headers: answer.headers });
  });
};

const home = () => screen.findByRole('heading', { level: 1, name: 'Accueil' });

/** Waited for before the page: it leaves by itself, on a busy machine before all else is there. */
const refusal = () => waitFor(() => expect(screen.getByText(REFUSED)).toBeVisible());

describe('a page without the right to it', () => {
  it.each(['/1/persons', '/1/persons/create', '/1/persons/1/details', '/1/persons/1/show'])(
    'leads home, still logged in, and requests none of its data from the API: %s (R6.17, R6.19, R6.20, R6.21, R8.21)',
    async (path) => {
      grantPersons(0);
      const { address } = await renderApp({ path, account: 'gestionnaire' });
      await refusal();
      await home();
      expect(address()).toBe('/1');
      expect(wire.requests('/api/people/**')).toEqual([]);
    },
  );

  it('is offered neither by the menu, which says why, nor by the home page (R2.118)', async () => {
    grantPersons(0);
    await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('link', { name: /Licences de la saison/ });
    expect(screen.getByRole('menuitem', { name: 'Licences' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Personnes' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Personnes du club/ })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toHaveTextContent(
      /1 rubrique n’est pas affichée.: votre compte n’y a pas droit dans ce club\./,
    );
  });

  it('closes after a reload, when the right was taken away meanwhile (R6.21)', async () => {
    const { close } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await screen.findByRole('table');
    close();
    grantPersons(0);
    const { address } = await renderApp({ path: '/1/persons' });
    await home();
    expect(address()).toBe('/1');
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Personnes' })).not.toBeInTheDocument(),
    );
  });
});

describe('a refusal of the server', () => {
  it('of a record leads home with the reason, and the menu follows the rights of now (R6.22, R8.21)', async () => {
    faults.status('GET /api/people/:id', 403, DENIED);
    grantPersons(0, 'later');
    const { address } = await renderApp({ path: '/1/persons/1/details', account: 'gestionnaire' });
    await refusal();
    await home();
    expect(address()).toBe('/1');
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Personnes' })).not.toBeInTheDocument(),
    );
  });

  it('of the description of a form leads home with the reason (R6.22, R7.40)', async () => {
    const { address } = await renderApp({ path: '/1/persons/create', account: 'lecteur' });
    await refusal();
    await home();
    // Once ahead of the page, and once by the page, which shows it.
    expect(wire.requests('POST /api/people/mapping').length).toBeLessThanOrEqual(2);
    expect(address()).toBe('/1');
  });

  it('of the description of a list is shown on its page (R6.22, R6.23)', async () => {
    faults.status('GET /api/people/mapping', 403, DENIED);
    const { address } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    expect(await screen.findByText(NO_LIST)).toBeVisible();
    expect(address()).toBe('/1/persons');
  });
});

describe('a right that is lost while working', () => {
  it('leaves a new record open: another choice in it may be allowed', async () => {
    const { user } = await renderApp({ path: '/1/establishments/create', account: 'gestionnaire' });
    const name = await screen.findByRole('textbox', { name: 'Nom' });
    await user.type(name, 'Siège');
    await user.type(screen.getByRole('textbox', { name: 'SIRET' }), '99900000000011');
    await user.type(screen.getByRole('textbox', { name: 'N° et voie' }), '1 rue du Stade');
    await user.type(screen.getByRole('textbox', { name: 'Code postal' }), '77000');
    await user.type(screen.getByRole('textbox', { name: 'Ville' }), 'Melun');
    faults.status('POST /api/establishments', 403, DENIED);
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText(new RegExp(REFUSED))).toBeVisible();
    expect(name).toBeEnabled();
    expect(name).toHaveValue('Siège');
    expect(screen.getByRole('button', { name: 'Créer' })).toBeEnabled();
  });

  it('greys the form, keeps what is typed on screen and as a draft (R6.16)', async () => {
    const { id } = await buildPerson();
    const path = `/1/persons/${id}/details`;
    const { user, close } = await renderApp({ path, account: 'gestionnaire' });
    await fillIn(user, 'Prénom', 'Jeanne');
    const lift = faults.status('PUT /api/people/:id', 403, DENIED);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    const messages = await screen.findAllByText(new RegExp(`Echec de l'enregistrement\\s+${REFUSED}`));
    expect(messages[0]).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Prénom' });
    await waitFor(() => expect(name).toBeDisabled());
    expect(name).toHaveValue('Jeanne');
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(/plus le droit.*brouillon/);
    await waitFor(() => expect(screen.getByText(/plus le droit.*brouillon/)).toHaveFocus());
    close();

    lift();
    await renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }));
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
  });
});

describe('a right that another account takes away while its page is open', () => {
  it('closes the page with a sentence, keeps what is typed, and shows nothing of the record', async () => {
    const { id, familyName } = await buildPerson();
    const above = await as('instance');
    const found = await above.get('/club_permissions?account.username=multi&club=/api/clubs/1');
    const [permission] = found['hydra:member'];
    const give = (matrix: Readonly<Record<string, number>>) => above.put(permission['@id'], { matrix });
    const path = `/1/persons/${id}/details`;
    const { user, address, close } = await renderApp({ path, account: 'multi' });
    await fillIn(user, 'Prénom', 'Jeanne');
    // The account keeps its rights in its other club, where the person is not.
    await give({ ...permission.matrix, 'persons.list': 0 });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await home();
    expect(address()).toBe('/1');
    expect(screen.getByText(REFUSED)).toBeVisible();
    expect(screen.getByText(/gardé en brouillon/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(familyName);
    close();

    await give(permission.matrix);
    await renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }));
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
  });
});

describe('who may only read', () => {
  it('finds every button that changes something greyed, each with its reason (R6.12, R6.13, R6.14, R6.16, R3.185)', async () => {
    const { id } = await buildPerson();
    const { close } = await renderApp({ path: `/1/persons/${id}/details`, account: 'lecteur' });
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toHaveAccessibleDescription(
      /pas le droit de modifier/,
    );
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    expect(wire.requests('PUT /api/people/:id')).toEqual([]);
    close();

    const shown = await renderApp({ path: `/1/persons/${id}/show` });
    const edit = await screen.findByRole('button', { name: 'Modifier' });
    expect(edit).toBeDisabled();
    expect(edit).toHaveAccessibleDescription(/pas le droit de modifier/);
    shown.close();

    faults.alter('GET /api/people/mapping', async (answer) => {
      const body = (await answer.json()) as object;
      return new Response(JSON.stringify({ ...body, methods: ['GET', 'POST'] }), { headers: answer.headers });
    });
    await renderApp({ path: '/1/persons' });
    const create = () => screen.getByRole('button', { name: 'Créer' });
    await waitFor(() => expect(create()).toHaveAccessibleDescription(/pas le droit de créer/));
    expect(create()).toBeDisabled();
  });
});

describe('the account of whoever is logged in', () => {
  it('is read and opened from the menu without any right to accounts, and leads to no list of them (R2.123)', async () => {
    await as('lecteur');
    faults.alter('GET /api/accounts/me/accesses', async (answer) => {
      const body = (await answer.json()) as { clubPermissions: { matrix: Record<string, number> }[] };
      for (const { matrix } of body.clubPermissions) matrix['club.permissions'] = 0;
      return new Response(JSON.stringify(body), { headers: answer.headers });
    });
    const { user, address } = await renderApp({ path: '/1', account: 'lecteur' });
    await home();
    await user.click(screen.getByRole('button', { name: /lecteur/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mon compte' }));
    expect(await screen.findByText('lecteur@example.org')).toBeVisible();
    expect(wire.requests('GET /api/accounts/:id')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Ouvrir la fiche du compte' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'lecteur' })).toBeVisible();
    expect(address()).toMatch(/^\/1\/accounts\/\d+\/show$/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Comptes' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Modifier' }));
    await fillIn(user, 'Courriel', 'lecture@example.org');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    // Whoever finds an open screen may not send the links of a new password elsewhere.
    const field = await screen.findByRole('textbox', { name: /Code de vérification/ });
    await user.type(field, await readCode({ fetch }));
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  });

  it('sees where it is logged in, and ends every session but its own', async () => {
    const devices = ['Windows NT 10.0', 'Android 16', 'X11; Linux', 'Macintosh; Intel Mac OS X', 'iPhone'];
    for (const device of [...devices, 'Windows NT 11.0'])
      await logIn('officiel', `Mozilla/5.0 (${device}; rv:140.0) Gecko/20100101 Firefox/140.0`);
    const { user } = await renderApp({ path: '/1', account: 'officiel' });
    await home();
    await user.click(screen.getByRole('button', { name: /officiel/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mon compte' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mon compte' });
    const sessions = () => within(dialog).queryAllByRole('listitem');
    await waitFor(() => expect(sessions()).toHaveLength(5));
    expect(sessions()[0]).toHaveTextContent(/ Cette session$/);
    for (const other of sessions().slice(1))
      expect(other).toHaveTextContent(/^Firefox sur .* · .* à \d\d:\d\d$/);
    await user.click(within(dialog).getByRole('button', { name: 'Afficher les 2 autres' }));
    expect(sessions()).toHaveLength(7);
    expect(within(dialog).queryByRole('button', { name: /^Afficher/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fermer les autres sessions' }));
    expect(await screen.findByText('Les autres sessions sont fermées.')).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByText(/Firefox/)).not.toBeInTheDocument());
    expect(sessions()).toHaveLength(1);
    expect(within(dialog).queryByRole('button', { name: /^Fermer les/ })).not.toBeInTheDocument();
  });

  it('sees no sessions of a server that has no list of them', async () => {
    faults.alter('GET /api/accounts/me/sessions', () => new Response('', { status: 404 }));
    const { user } = await renderApp({ path: '/1', account: 'multi' });
    await home();
    await user.click(screen.getByRole('button', { name: /multi/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mon compte' }));
    expect(await screen.findByText('multi@example.org')).toBeVisible();
    expect(screen.queryByText('Sessions ouvertes')).not.toBeInTheDocument();
  });
});

const logIn = (username: string, device: string): Promise<Response> =>
  fetch(new URL('/api/login_check', location.origin), {
    method: 'POST',
    headers: { 'User-Agent': device, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo' }),
  });
