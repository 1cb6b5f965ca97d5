// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Body } from '../support/createRequester.ts';
import { closeInvalidDialog, fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, faults, wire } = setUpScreens();

const DESCRIPTION = 'PUT /api/people/mapping';
const PUT = 'PUT /api/people/:id';
const SEARCH = 'POST /api/graphql';

/** The server answers a changed document. */
const alterDocument = (pattern: string, change: (document: Body) => object) =>
  faults.alter(pattern, async (answer) => {
    const document = change(await answer.json());
    return new Response(JSON.stringify(document), { status: answer.status, headers: answer.headers });
  });

/** The form of a person whose description has these fields too; what it sends is taken by nobody. */
const openWith = async (fields: object) => {
  alterDocument(DESCRIPTION, (document) => ({ ...document, fields: { ...document.fields, ...fields } }));
  const person = await buildPerson();
  alterDocument('GET /api/people/:id', (document) => ({
    ...document,
    nickname: 'Mimi',
    balls: 3,
    member: null,
  }));
  faults.status(PUT, 200, { ...person, familyName: 'REÇU' });
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  // No section names them: they are with the rarely used ones.
  await app.user.click(screen.getByRole('button', { name: /^Autres informations/ }));
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Enregistrer' })) };
};

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

describe('fields that the server begins to describe', () => {
  it('have an input, a limit, a hint and a check, and are sent as what they are (R1.7, R5.1, R5.8, R5.15, R5.16, R5.23, R5.24, R5.26, R5.27, R5.28, R5.31, R5.95, R7.41, R7.43, R7.45, R9.23)', async () => {
    const { user, save } = await openWith({
      nickname: {
        type: 'string',
        label: 'Surnom',
        constraints: ['NotBlank'],
        length: 40,
        column: { length: 80 },
      },
      motto: { type: 'string', label: 'Devise' },
      rackets: { type: 'int', label: 'Raquettes', constraints: [{ Range: { min: 1, max: 10 } }] },
      member: { type: 'bool', label: 'Membre' },
      balls: { type: 'int', label: 'Balles', constraints: [{ LessThanOrEqual: { value: 10 } }] },
    });
    expect(wire.only(DESCRIPTION).body).toEqual({});
    const nickname = await text('Surnom');
    expect(nickname).toBeRequired();
    expect(nickname).toHaveAttribute('maxlength', '40');
    expect(await text('Devise')).not.toBeRequired();
    expect(await text('Devise')).toHaveAttribute('maxlength', '255');
    const [rackets, balls] = [await text('Raquettes'), await text('Balles')];
    expect(rackets).toHaveAccessibleDescription('Entre 1 et 10');
    expect(rackets).not.toHaveAttribute('maxlength');
    expect(balls).toHaveAccessibleDescription('Entre 0 et 10');

    await user.type(rackets, '7{ArrowUp}{ArrowUp}');
    await user.clear(nickname);
    await user.clear(balls);
    await save();
    expect(await screen.findByText('Certains champs du formulaire sont invalides.')).toBeVisible();
    await closeInvalidDialog(user);
    await waitFor(() => expect(nickname).toHaveAccessibleDescription('La valeur ne doit pas être vide.'));
    expect(wire.requests(PUT)).toEqual([]);

    await user.type(nickname, 'Momo');
    await save();
    await waitFor(() => expect(wire.requests(PUT)).toHaveLength(1));
    expect(wire.only(PUT).body).toMatchObject({ nickname: 'Momo', rackets: 7, balls: null, member: false });
  });

  it('are refused with the sentence of their constraint (R5.37, R5.39, R5.40, R5.44)', async () => {
    const { user, save } = await openWith({
      longer: { type: 'string', label: 'Long', constraints: [{ Length: { min: 3 } }] },
      exact: { type: 'string', label: 'Exact', constraints: [{ Length: { min: 5, max: 5 } }] },
      between: { type: 'string', label: 'Entre', constraints: [{ Length: { min: 3, max: 5 } }] },
      whole: { type: 'int', label: 'Entier' },
    });
    const sentences = {
      Long: ['ab', 'La longueur doit être supérieure à 3.'],
      Exact: ['abcd', 'La longueur doit être égale à 5.'],
      Entre: ['ab', 'La longueur doit être comprise entre 3 et 5.'],
      Entier: ['12,5', 'La valeur doit être un entier.'],
    };
    for (const [label, [typed]] of Object.entries(sentences)) await fillIn(user, label, String(typed));
    await save();
    await closeInvalidDialog(user);
    for (const [label, [, sentence]] of Object.entries(sentences))
      expect(await text(label), label).toHaveAccessibleDescription(sentence);
    expect(wire.requests(PUT)).toEqual([]);
  });

  it('offer their choices, which can be filtered and taken together, and not too few (R5.20, R5.51, R5.53, R5.76, R5.77, R5.78, R9.31, R9.32)', async () => {
    const labels = ['Joueur', 'Arbitre', 'Équipe', 'Entraîneur', 'Dirigeant', 'Bénévole'];
    const { user, save } = await openWith({
      duties: {
        type: 'int',
        multiple: true,
        label: 'Rôles',
        choices: labels.map((label, value) => ({ label, value })),
        constraints: [
          { Count: { min: 2, max: 6, minMessage: 'Au moins {{ limit }} rôle|Au moins {{ limit }} rôles' } },
        ],
      },
    });
    const field = await screen.findByRole('combobox', { name: /^Rôles/ });
    expect(field).toHaveAccessibleDescription(/Entre 2 et 6/);
    await user.click(field);
    const list = within(await screen.findByRole('listbox'));
    expect(list.getByRole('option', { name: 'Tous' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Filtrer' }), 'equipe');
    await waitFor(() => expect(list.queryByRole('option', { name: 'Joueur' })).not.toBeInTheDocument());
    await user.click(list.getByRole('option', { name: 'Équipe' }));
    await user.keyboard('{Escape}');
    await save();
    await closeInvalidDialog(user);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Au moins 2 rôles/));
    expect(wire.requests(PUT)).toEqual([]);

    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Tous' }));
    await user.keyboard('{Escape}');
    await save();
    await waitFor(() => expect(wire.requests(PUT)).toHaveLength(1));
    expect(new Set(wire.only(PUT).body.duties)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('a description without a method', () => {
  it('takes away the button that could only fail (R7.44, R7.46)', async () => {
    alterDocument('GET /api/people/mapping', (document) => ({ ...document, methods: ['GET'] }));
    await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Créer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Créer' })).not.toBeInTheDocument();
  });
});

describe('the search for a related record', () => {
  it('waits for three characters, sends one request for 25, and says what came of it (R5.66, R5.70, R5.71, R5.72, R7.65, R7.74, R7.75, R7.78, R9.6, R9.8)', async () => {
    const person = await buildPerson();
    faults.status('GET /api/licences', 200, { 'hydra:member': [], 'hydra:totalItems': 0 });
    const { user } = await renderApp({ path: '/1/licences/create', account: 'gestionnaire' });
    const field = await screen.findByRole('combobox', { name: 'Personne' });
    const searches = () => wire.requests(SEARCH).filter(({ body }) => String(body.query).includes('people('));
    for (const typed of [person.familyName.slice(0, 2), '12']) {
      await user.clear(field);
      await user.type(field, typed);
      expect(await screen.findByText('3 caractères minimum')).toBeVisible();
    }
    expect(searches()).toEqual([]);

    await user.clear(field);
    await user.type(field, person.familyName);
    expect(await screen.findByRole('option', { name: `${person.familyName} Camille` })).toBeVisible();
    expect(searches()).toHaveLength(1);
    const query = searches()[0]?.body.query.replace(/\s+/g, ' ');
    expect(query).toContain(`"${person.familyName}"`);
    expect(query).toContain('first: 25');

    await user.clear(field);
    await user.type(field, '99999999');
    expect(await screen.findByText("Aucun élément n'a été trouvé.")).toBeVisible();
    // By the number that people know, and by that of the record.
    expect(searches()[1]?.body.query).toMatch(/licence_identifier: "99999999".*id: 99999999/s);
    await user.tab();
    expect(await screen.findByText("Attention, aucune valeur n'a été selectionnée")).toBeVisible();

    faults.status(SEARCH, 500);
    await user.clear(field);
    await user.type(field, 'dupont');
    expect(await screen.findByText("Une erreur s'est produite.")).toBeVisible();
  });
});

describe('the foot of a record', () => {
  it('shows who made it and who changed it last, and when (R3.140, R3.141, R3.142, R3.143, R3.144)', async () => {
    const { id } = await buildPerson();
    const by = (familyName: string, givenName: string) => ({ person: { familyName, givenName } });
    const lift = alterDocument('GET /api/people/:id', (document) => ({
      ...document,
      dateCreated: '2025-09-01T10:00:00+02:00',
      dateModified: '2026-01-15T08:05:07Z',
      creator: by('Dupont', 'Marie'),
      editor: by('Martin', 'Jean'),
    }));
    const { close } = await renderApp({ path: `/1/persons/${id}/details`, account: 'gestionnaire' });
    const foot = await screen.findByText(/Créé le 01\/09\/2025 à 10:00 par Dupont Marie/);
    expect(foot).toHaveTextContent('Modifié le 15/01/2026 à 09:05 par Martin Jean');
    close();

    lift();
    alterDocument('GET /api/people/:id', (document) => ({ ...document, dateModified: null, editor: null }));
    await renderApp({ path: `/1/persons/${id}/details` });
    // The text may be there before the page is shown.
    await waitFor(() => expect(screen.getByText(/Modifié le -- par --/)).toBeVisible());
  });
});

describe('the current season', () => {
  it('is requested once more when an answer names another (R7.49, R7.52, R7.53, R7.72, R7.73)', async () => {
    const { user } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    expect(wire.requests('GET /api/seasons')).toHaveLength(1);
    const reloads = () => wire.requests(SEARCH).filter(({ body }) => String(body.query).includes('seasons('));
    expect(reloads()).toEqual([]);
    faults.alter('GET /api/people', (answer) => {
      const headers = new Headers(answer.headers);
      headers.set('Current-Season', '2');
      return new Response(answer.body, { status: answer.status, headers });
    });
    await user.click(screen.getByRole('menuitem', { name: 'Personnes' }));
    await screen.findByRole('table');
    await waitFor(() => expect(reloads()).toHaveLength(1));
    const query = reloads()[0]?.body.query.replace(/\s+/g, ' ');
    expect(query).toMatch(/seasons\(current: true/);
    for (const field of ['name', 'startDate', 'endDate', 'dateModified', 'current'])
      expect(query).toMatch(new RegExp(`\\b${field}\\b`));
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    expect(await screen.findByRole('table', { name: /Licences/ })).toBeVisible();
    expect(reloads()).toHaveLength(1);
  });
});

describe('the renewal of the tokens', () => {
  it('is not given up when its reader goes elsewhere (R2.106)', async () => {
    const { user, address } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    let token = '';
    alterDocument('POST /api/token/refresh', (document) => {
      ({ token } = document);
      return document;
    });
    const isNew = () => wire.last('GET /api/people').headers.get('Authorization') === `Bearer ${token}`;
    const body = JSON.stringify({ code: 401, message: 'Expired JWT Token' });
    faults.alter('GET /api/people', (answer) => (isNew() ? answer : new Response(body, { status: 401 })));
    const release = faults.hold('POST /api/token/refresh');
    await user.click(screen.getByRole('menuitem', { name: 'Personnes' }));
    await waitFor(() => expect(wire.requests('POST /api/token/refresh')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    await waitFor(() => expect(address()).toBe('/1/licences'));
    expect(wire.only('POST /api/token/refresh').signal.aborted).toBe(false);

    release();
    await waitFor(() => expect(token).not.toBe(''));
    await user.click(screen.getByRole('menuitem', { name: 'Personnes' }));
    expect(await screen.findByRole('table', { name: /Personnes/ })).toBeVisible();
    expect(isNew()).toBe(true);
    expect(wire.requests('POST /api/token/refresh')).toHaveLength(1);
  });
});
