// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Body } from '../support/createRequester.ts';
import { closeInvalidDialog, fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, faults, wire } = setUpScreens();

const PUT = 'PUT /api/people/:id';

const openSheet = async (person: Body) => {
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Enregistrer' })) };
};

const stored = async (person: Body): Promise<Body> => (await as('gestionnaire')).get(person['@id']);

describe('the sheet of a person', () => {
  it('sends the changed record once, cleaned, null for a text that was emptied, and shows what the server made of it (R5.25, R5.29, R5.30, R4.34, R7.33)', async () => {
    const person = await buildPerson({ birthName: 'MARTIN' });
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Nom', 'du pont');
    await fillIn(user, 'Nom de naissance', '');
    await save();

    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('DU PONT'));
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent('DU PONT Camille');
    const { body } = wire.only(PUT);
    expect(body).toMatchObject({
      familyName: 'du pont',
      birthName: null,
      nationality: person.nationality['@id'],
      imageConsent: false,
      mainAddress: { postalCode: '77360' },
    });
    const mapping = await (await as('gestionnaire')).put('/people/mapping', {});
    const described = new Set(Object.keys(mapping.fields));
    expect(Object.keys(body).filter((name) => !described.has(name))).toEqual([]);
    expect(await stored(person)).toMatchObject({ familyName: 'DU PONT', birthName: null });
  });

  it('says that the save is under way, sends no second one meanwhile, and saves again what was saved before (R4.33, R8.39, R8.40)', async () => {
    const release = faults.hold(PUT);
    const person = await buildPerson();
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Prénom', 'Jeanne');
    await save();
    expect(await screen.findByText('Enregistrement en cours')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), '{Enter}');

    release();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(screen.queryByText('Enregistrement en cours')).not.toBeInTheDocument();
    expect(wire.requests(PUT)).toHaveLength(1);

    await fillIn(user, 'Ville', 'Chelles');
    await save();
    await waitFor(() => expect(wire.requests(PUT)).toHaveLength(2));
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(wire.requests(PUT).map(({ body }) => [body.givenName, body.mainAddress.addressLocality])).toEqual([
      ['Jeanne', 'Vaires-sur-Marne'],
      ['Jeanne', 'Chelles'],
    ]);
    expect(await stored(person)).toMatchObject({
      givenName: 'Jeanne',
      mainAddress: { addressLocality: 'Chelles' },
    });
  });

  it('says under a required field that it is empty, and sends nothing (R5.3, R5.36, R5.1, R5.6, R5.7, R5.9, R5.14)', async () => {
    const { user, save } = await openSheet(await buildPerson());
    await fillIn(user, 'Nom', '');
    await save();
    await closeInvalidDialog(user);
    const field = screen.getByRole('textbox', { name: 'Nom' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('La valeur ne doit pas être vide.'));
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getAllByText('Les données du formulaire sont invalides')).not.toEqual([]);
    expect(wire.requests(PUT)).toEqual([]);

    await user.type(field, 'DURAND');
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(wire.only(PUT).body.familyName).toBe('DURAND');
  });

  it('shows the loader until the record is there, and never an empty form (R3.157, R4.32)', async () => {
    const person = await buildPerson();
    const release = faults.hold('GET /api/people/:id');
    await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
    await waitFor(() => expect(wire.requests('GET /api/people/:id')).toHaveLength(1));
    expect(screen.getAllByText('Chargement...')[0]).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille');
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue(person.familyName);
  });

  it('says that a record does not exist (R2.98)', async () => {
    const { address } = await renderApp({ path: '/1/persons/999999/details', account: 'gestionnaire' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Enregistrement introuvable' }),
    ).toBeVisible();
    expect(address()).toBe('/1/persons/999999/details');
  });

  it('keeps script and markup of the server as text', async () => {
    const givenName = '<img src=x onerror=alert(1)>';
    const person = await buildPerson({ givenName });
    await openSheet(person);
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue(givenName);
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent(givenName);
    expect(within(screen.getByRole('main')).queryByRole('img')).not.toBeInTheDocument();
  });
});
