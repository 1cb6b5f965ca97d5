// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../support/createRequester.ts';
import { fillIn } from '../../support/screens/fillIn.ts';
import { changesBetween, type Change } from '../../support/screens/readDatabase.ts';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, referential, readDatabase, faults, wire } = setUpScreens();

const ITEM = 'GET /api/people/:id';
const PUT = 'PUT /api/people/:id';
const DESCRIPTION = 'PUT /api/people/mapping';

/** The server answers another document than it should. */
const withDocument =
  (change: (document: Body) => Body) =>
  async (answer: Response): Promise<Response> =>
    new Response(JSON.stringify(change(await answer.json())), {
      status: answer.status,
      headers: answer.headers,
    });

const without =
  (...names: readonly string[]) =>
  (document: Body): Body =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));

/** A person with all values that the tests let the server hide. */
const buildWhole = async (): Promise<Body> =>
  buildPerson({
    birthDate: '1979-07-18T00:00:00',
    birthTown: 'Brie-Comte-Robert',
    birthCountry: await referential('Country'),
    mainPhone: { telephone: '+33612345678' },
    newsletter: true,
  });

const open = async (person: Body) => {
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  return app;
};

/** What the database holds otherwise after a save than before it. */
const saving = async (save: () => Promise<void>): Promise<readonly Change[]> => {
  const before = await readDatabase();
  const sent = wire.requests(PUT).length;
  await save();
  await waitFor(() => expect(wire.requests(PUT)).toHaveLength(sent + 1));
  expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  return changesBetween(before, await readDatabase());
};

const renamed = (person: Body, givenName: string) => [
  { row: `people ${person.id}`, column: 'given_name', before: 'Camille', after: givenName },
];

describe('a record that comes otherwise than it is described', () => {
  it.each<[string, (document: Body) => Body]>([
    [
      'with related and embedded records as IRIs, which its list sends as objects',
      (document) => ({
        ...document,
        nationality: document.nationality['@id'],
        birthCountry: document.birthCountry['@id'],
        mainAddress: document.mainAddress['@id'],
        mainPhone: document.mainPhone['@id'],
      }),
    ],
    ['without fields that are described', without('birthTown', 'birthCountry', 'mainPhone', 'newsletter')],
    ['without fields that have to be filled in', without('birthDate', 'nationality', 'mainAddress')],
    [
      'with fields that nobody described',
      (document) => ({ ...document, birthTwon: 'Melun', bank: { '@id': '/api/banks/1', iban: 'FR76' } }),
    ],
    [
      'as a list of types, with a context of its own',
      (document) => ({ ...document, '@type': ['Person', 'x'] }),
    ],
  ])('loses nothing in a save: %s', async (_name, change) => {
    const person = await buildWhole();
    faults.alter(ITEM, withDocument(change));
    const { user } = await open(person);
    const changes = await saving(async () => {
      await fillIn(user, 'Prénom', 'Jeanne');
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    });
    expect(changes).toEqual(renamed(person, 'Jeanne'));
  });

  it.each<[string, Parameters<typeof faults.alter>[1]]>([
    [
      'embedded records as IRIs',
      withDocument((document) => ({ ...document, mainAddress: document.mainAddress['@id'] })),
    ],
    [
      'dates in another zone',
      withDocument((document) => ({ ...document, birthDate: '1979-07-18T00:00:00+00:00' })),
    ],
  ])('a save that is answered by %s can be followed by another', async (_name, change) => {
    const person = await buildWhole();
    faults.alter(PUT, change);
    const { user } = await open(person);
    const first = await saving(async () => {
      await fillIn(user, 'Prénom', 'Jeanne');
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    });
    expect(first).toEqual(renamed(person, 'Jeanne'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne'));
    const second = await saving(async () => {
      await fillIn(user, 'Commune de naissance', 'Meaux');
      await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    });
    expect(second).toEqual([
      {
        row: `people ${person.id}`,
        column: 'birth_town',
        before: 'Brie-Comte-Robert',
        after: 'Meaux',
      },
    ]);
  });
});

describe('a description that changes while a form is open', () => {
  const anotherVersion = (answer: Response): Response => {
    const headers = new Headers(answer.headers);
    headers.set('Cache-Version', 'another');
    return new Response(answer.body, { status: answer.status, headers });
  };
  const field = { type: 'string', label: 'Surnom', constraints: [], choices: null, column: null };

  it.each<[string, (fields: Body) => Body]>([
    ['a field more', (fields) => ({ ...fields, nickname: field })],
    ['a field less', without('birthTown', 'mainPhone')],
    [
      'another type and a constraint',
      (fields) => ({
        ...fields,
        birthTown: { ...fields.birthTown, type: 'text', constraints: [{ name: 'NotBlank', options: {} }] },
      }),
    ],
  ])('keeps what is typed and what is not: %s', async (_name, change) => {
    const person = await buildWhole();
    const { user } = await open(person);
    await fillIn(user, 'Prénom', 'Jeanne');
    wire.clear();
    faults.alter(
      DESCRIPTION,
      withDocument((document) => ({ ...document, fields: change(document.fields) })),
    );
    faults.alter('/api/**', anotherVersion);
    // Opening a picker sends a request, whose answer has the new version.
    await user.click(screen.getByRole('combobox', { name: 'Nationalité' }));
    await waitFor(() => expect(wire.requests(DESCRIPTION)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne'));
    const changes = await saving(() => user.click(screen.getByRole('button', { name: 'Enregistrer' })));
    expect(changes).toEqual(renamed(person, 'Jeanne'));
  });
});
