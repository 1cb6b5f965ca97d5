// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Body } from '../support/createRequester.ts';
import { fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, faults, wire } = setUpScreens();

const PUT = 'PUT /api/people/:id';

const openSheet = async (person: Body) => {
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Enregistrer' });
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Enregistrer' })) };
};

const violations = (...list: readonly (readonly [path: string, message: string])[]) => ({
  '@type': 'ConstraintViolationList',
  'hydra:description': list.map(([path, message]) => `${path}: ${message}`).join('\n'),
  violations: list.map(([propertyPath, message]) => ({ propertyPath, message })),
});

const stored = async (person: Body): Promise<Body> => (await as('gestionnaire')).get(person['@id']);

describe('a save that the server refuses', () => {
  it('shows what only the server can find at its field, and saves once it is mended (R4.36, R8.5, R5.82)', async () => {
    const person = await buildPerson();
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Date de naissance', '1/5/2026');
    const birthDate = screen.getByRole('textbox', { name: 'Date de naissance' });
    await save();
    await waitFor(() =>
      expect(birthDate).toHaveAccessibleDescription('L’âge doit être compris entre 3 et 110 ans.'),
    );
    expect(birthDate).toHaveValue('01/05/2026');
    expect(screen.getAllByText(/^Echec de l'enregistrement/)[0]).toBeVisible();
    expect(screen.queryByText('Enregistrement réussi')).not.toBeInTheDocument();

    await fillIn(user, 'Date de naissance', '1/5/2016');
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(birthDate).toBeValid();
    expect((await stored(person)).birthDate).toMatch(/^2016-05-01/);
  });

  it('shows violations of nested paths, all of one path, and what concerns no field (R8.5, R8.7, R3.186, R8.6)', async () => {
    const lift = faults.status(
      PUT,
      422,
      violations(
        ['mainAddress.postalCode', 'Ce code postal est inconnu.'],
        ['givenName', 'Premier message.'],
        ['givenName', 'Second message.'],
      ),
    );
    const { user, save } = await openSheet(await buildPerson());
    await fillIn(user, 'Ville', 'Chelles');
    await save();
    const postalCode = screen.getByRole('textbox', { name: 'Code postal' });
    await waitFor(() => expect(postalCode).toHaveAccessibleDescription('Ce code postal est inconnu.'));
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveAccessibleDescription(
      /Premier message\.\s*Second message\./,
    );
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveValue('Chelles');

    lift();
    const liftQuota = faults.status(PUT, 422, violations(['quota', 'Le quota du club est atteint.']));
    await fillIn(user, 'Code postal', '77500');
    await save();
    await waitFor(() => expect(screen.getAllByText(/Le quota du club est atteint\./)).not.toEqual([]));
    expect(postalCode).toBeValid();

    liftQuota();
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(wire.requests(PUT)).toHaveLength(3);
    expect(screen.queryByText(/Le quota du club est atteint\./)).not.toBeInTheDocument();
  });
});

describe('a save that fails', () => {
  // A 403 takes the right to save away: `tests/unit/views/openForm.test.tsx`.
  it('keeps what was typed on a 409 and a 500, and can be repeated (R4.29, R4.35, R8.41)', async () => {
    const person = await buildPerson();
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Prénom', 'Jeanne');
    const reason = 'Something went wrong';
    for (const [status, sentence] of [
      [409, `La demande a été refusée par le serveur : « ${reason} »`],
      [500, 'Le serveur a rencontré une erreur. Réessayez dans quelques instants.'],
    ] as const) {
      const lift = faults.status(PUT, status, { 'hydra:description': reason });
      wire.clear();
      await save();
      await waitFor(() => expect(wire.requests(PUT)).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled());
      expect(screen.getAllByText(/^Echec de l'enregistrement/)).not.toEqual([]);
      expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
      expect(screen.queryByText('Enregistrement réussi')).not.toBeInTheDocument();
      expect(screen.getAllByText(sentence)).not.toEqual([]);
      expect(wire.requests(PUT)).toHaveLength(1);
      lift();
    }
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(await stored(person)).toMatchObject({ givenName: 'Jeanne' });
  });

  it('says that the outcome is unknown when the answer is lost, and does not send again alone', async () => {
    const person = await buildPerson();
    const lift = faults.cut(PUT, { after: true });
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Prénom', 'Jeanne');
    await save();
    await waitFor(() => expect(screen.getAllByText(/Résultat inconnu/)).not.toEqual([]));
    lift();
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
    expect(screen.queryByText('Enregistrement réussi')).not.toBeInTheDocument();
    expect(wire.requests(PUT)).toHaveLength(1);
    expect(await stored(person)).toMatchObject({ givenName: 'Jeanne' });
  });

  it('goes through after a refreshed token, once, when the token had expired', async () => {
    const person = await buildPerson();
    const lift = faults.status(PUT, 401, { code: 401, message: 'Expired JWT Token' });
    faults.alter('POST /api/token/refresh', (answer) => {
      lift();
      return answer;
    });
    const { user, save } = await openSheet(person);
    await fillIn(user, 'Prénom', 'Jeanne');
    await save();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(wire.requests('POST /api/token/refresh')).toHaveLength(1);
    expect(wire.requests(PUT)).toHaveLength(2);
    expect(await stored(person)).toMatchObject({ givenName: 'Jeanne' });
  });

  it('never looks like a success when the session is over, and keeps what is typed until then (R8.1, R8.3, R2.107, R4.11, R8.24)', async () => {
    const person = await buildPerson();
    faults.status(PUT, 401, { code: 401, message: 'Expired JWT Token' });
    faults.status('POST /api/token/refresh', 401, { code: 401, message: 'Invalid JWT Refresh Token' });
    const release = faults.hold('POST /api/token/refresh');
    const { user, save, address } = await openSheet(person);
    const path = address();
    await fillIn(user, 'Prénom', 'Jeanne');
    await save();
    await waitFor(() => expect(wire.requests('POST /api/token/refresh')).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');

    release();
    await screen.findByRole('textbox', { name: 'Identifiant' });
    expect(address()).toBe(`/login?${new URLSearchParams({ redirect: path })}`);
    expect(screen.queryByText('Enregistrement réussi')).not.toBeInTheDocument();
    expect(screen.getByText("Une erreur d'authentification est survenue")).toBeVisible();
    expect(await stored(person)).toMatchObject({ givenName: 'Camille' });
  });
});

it('names a field that the server has accepted and left as it was', async () => {
  const person = await buildPerson();
  const { givenName } = await stored(person);
  faults.alter(PUT, async (answer) =>
    Response.json({ ...((await answer.json()) as object), givenName }, answer),
  );
  const { user, save } = await openSheet(person);
  await fillIn(user, 'Prénom', 'Perrine');
  await fillIn(user, 'Nom', 'DURAND');
  await save();
  expect(await screen.findByText('Le serveur n’a pas retenu votre saisie : Prénom')).toBeVisible();
  expect(screen.getByText('Enregistrement réussi')).toBeVisible();
});
