// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../support/createRequester.ts';
import { fillIn, pick } from '../../support/screens/fillIn.ts';
import { changesBetween } from '../../support/screens/readDatabase.ts';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, readDatabase, faults, wire } = setUpScreens();

const POST = 'POST /api/prizes';
const PUT = 'PUT /api/people/:id';

const nothing = (status: number) => (_answer: Response) => new Response(null, { status });

describe('a create that is answered without the record', () => {
  it.each([
    [204, 'Enregistrement réussi'],
    [202, /^Demande prise en compte/],
  ])('%i: says so and goes back to the list, not to a form of the collection', async (status, message) => {
    const { user, address } = await renderApp({ path: '/1/prizes/create', account: 'gestionnaire' });
    await pick(user, 'Type', 'jeun', 'Médaille jeunesse et sports');
    await fillIn(user, 'Date', '1/5/2026');
    const structure = screen.getByRole('combobox', { name: 'Structure' });
    await user.type(structure, 'Yerres');
    const [found] = await screen.findAllByRole('option', { name: /Yerres/ });
    await user.click(found as HTMLElement);
    faults.status(POST, status);
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(address()).toMatch(/^\/1\/prizes(\?|$)/));
    expect(wire.requests(POST)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Créer' })).toBeVisible();
  });
});

describe('an update', () => {
  const openSheet = async (person: Body) => {
    const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
    await screen.findByRole('button', { name: 'Enregistrer' });
    return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Enregistrer' })) };
  };
  const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

  it.each([
    ['204 without body', 'du pont', nothing(204)],
    ['the record with less in it', 'le roux', withoutMost],
    ['the address of the record alone', 'la rue', withoutAll],
  ])('answered %s (%s) shows what the server holds afterwards', async (_what, name, change) => {
    const person = await buildPerson({ birthName: 'MARTIN' });
    const { user, save } = await openSheet(person);
    const before = await readDatabase();
    await fillIn(user, 'Nom', name);
    await fillIn(user, 'Nom de naissance', '');
    faults.alter(PUT, change);
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    await waitFor(() => expect(valueOf('Nom')).toBe(name.toUpperCase()));
    expect(['Nom de naissance', 'Prénom', 'Code postal'].map(valueOf)).toEqual(['', 'Camille', '77360']);

    await fillIn(user, 'Ville', 'Chelles');
    await save();
    await waitFor(() => expect(wire.requests(PUT)).toHaveLength(2));
    expect(wire.requests(PUT)[1]?.body).toMatchObject({ familyName: name.toUpperCase(), birthName: null });
    const stored = await (await as('gestionnaire')).get(person['@id']);
    expect(stored).toMatchObject({
      familyName: name.toUpperCase(),
      mainAddress: { addressLocality: 'Chelles' },
    });
    expect(changesBetween(before, await readDatabase())).toEqual([
      expect.objectContaining({ row: `people ${person.id}`, column: 'birth_name', after: null }),
      expect.objectContaining({ row: `people ${person.id}`, column: 'family_name' }),
      expect.objectContaining({ column: 'address_locality', after: 'Chelles' }),
    ]);
  });

  it.each([
    ['an error', () => Response.json({ error: 'Base de données indisponible' }, { headers: JSON_LD })],
    ['a result that is no record', () => Response.json({ ok: true }, { headers: JSON_LD })],
    [
      'another record',
      () => Response.json({ '@id': '/api/people/2', '@type': 'Person' }, { headers: JSON_LD }),
    ],
    ['a page', () => new Response('<h1>Maintenance</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ])('answered 200 with %s is no success, and keeps what was typed', async (_what, change) => {
    const { user, save } = await openSheet(await buildPerson());
    await fillIn(user, 'Prénom', 'Jeanne');
    faults.alter(PUT, change);
    await save();
    expect(await screen.findByText(/^Résultat inconnu/)).toBeVisible();
    expect(screen.queryByText('Enregistrement réussi')).toBeNull();
    expect(valueOf('Prénom')).toBe('Jeanne');
  });

  it('that is still being worked on keeps what was typed in view, and says so', async () => {
    const { user, save } = await openSheet(await buildPerson());
    await fillIn(user, 'Prénom', 'Jeanne');
    faults.status(PUT, 202);
    await save();
    expect(await screen.findByText(/^Demande prise en compte/)).toBeVisible();
    expect(valueOf('Prénom')).toBe('Jeanne');
    expect(valueOf('Code postal')).toBe('77360');
  });

  it('whose record cannot be read afterwards keeps what was sent in view', async () => {
    const { user, save } = await openSheet(await buildPerson());
    await fillIn(user, 'Prénom', 'Jeanne');
    faults.alter(PUT, (answer) => {
      faults.status('GET /api/people/:id', 500);
      return nothing(204)(answer);
    });
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(valueOf('Prénom')).toBe('Jeanne');
    expect(valueOf('Code postal')).toBe('77360');
  });
});

const JSON_LD = { 'Content-Type': 'application/ld+json' };

/** As a server answers whose groups of writing are fewer than those of reading. */
const withoutMost = async (answer: Response): Promise<Response> => {
  const { '@id': iri, '@type': type, familyName, mainAddress }: Body = await answer.json();
  return Response.json(
    { '@id': iri, '@type': type, familyName, mainAddress: mainAddress['@id'] },
    { headers: JSON_LD },
  );
};

/** An answer that names the stored record and nothing else of it. */
const withoutAll = async (answer: Response): Promise<Response> => {
  const { '@id': iri, '@type': type, id }: Body = await answer.json();
  return Response.json({ '@id': iri, '@type': type, id }, { headers: JSON_LD });
};
