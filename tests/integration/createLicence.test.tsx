// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, fillIn, pick } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

// The list is behind the form, and finding by role walks through both: it is left without rows.
const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate: true } };

const { renderApp, as, buildPerson, buildLicence, faults, wire } = setUpScreens();

const POST = 'POST /api/licences';

const openForm = async (query = '') => {
  faults.status('GET /api/licences', 200, NO_ROWS);
  const app = await renderApp({ path: `/1/licences/create${query}`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Créer' });
  return { ...app, create: () => app.user.click(screen.getByRole('button', { name: 'Créer' })) };
};

/** What is required but the person, and has no default. */
const fillInLicence = async (user: UserEvent): Promise<void> => {
  await pick(user, 'Type', 'Lois', 'Loisir');
  // The form of practice goes with the type.
  await screen.findByRole('button', { name: /^Loisir/ });
  await pick(user, 'Mention médicale', 'Sans', 'Sans pratique sportive');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Assurance' })).toHaveValue('Assurance fédérale de base'),
  );
};

const pickPerson = (user: UserEvent, { familyName }: { familyName: string }): Promise<void> =>
  pick(user, 'Personne', familyName, `${familyName} Camille`);

describe('a new licence', () => {
  // What is empty and required: `tests/e2e/licences.spec.ts`.
  it('shows a rule of the server at its field, then is sent once, whatever is clicked and pressed (R4.27, R4.28, R4.30, R1.3, R3.138, R3.182, R5.79, R7.30, R7.31, R9.14)', async () => {
    const licensed = await buildPerson();
    await buildLicence({ person: licensed['@id'] });
    const person = await buildPerson();
    const { user, create, address } = await openForm();
    await fillInLicence(user);
    await pickPerson(user, licensed);
    await fillIn(user, 'Montant dû', '45,50');
    await create();
    const field = screen.getByRole('combobox', { name: 'Personne' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Cette personne a déjà une licence pour cette saison.'),
    );
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Loisir');
    expect(screen.queryByText('Enregistrement réussi')).not.toBeInTheDocument();

    wire.clear();
    const release = faults.hold(POST);
    await user.clear(field);
    await pickPerson(user, person);
    await user.dblClick(screen.getByRole('button', { name: 'Créer' }));
    await user.type(screen.getByRole('textbox', { name: 'Montant dû' }), '{Enter}');
    await waitFor(() => expect(wire.requests(POST)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Créer' })).toBeDisabled();

    release();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    const { body } = wire.only(POST);
    expect(body).toMatchObject({
      person: person['@id'],
      club: '/api/clubs/1',
      season: '/api/seasons/3',
      state: 'pending',
      corpo: false,
      amount: 4550,
      practiceForms: [expect.stringMatching(/^\/api\/referentials\/\d+$/)],
    });
    await waitFor(() => expect(address()).toMatch(/^\/1\/licences\/\d+$/));
    expect(await (await as('gestionnaire')).get(`/licences/${address().split('/').at(-1)}`)).toMatchObject({
      person: { '@id': person['@id'] },
      type: { name: 'Loisir' },
    });
  });

  it('is not filled in by a forged address, and offers the choices that the server describes (R4.47)', async () => {
    const source = JSON.stringify({
      amount: 1,
      state: 'validated',
      club: '/api/clubs/2',
      roles: ['ROLE_ADMIN'],
    });
    const { user } = await openForm(`?${new URLSearchParams({ source })}`);
    expect(screen.getByRole('textbox', { name: 'Montant dû' })).toHaveValue('');
    await choose(user, 'État', 'Brouillon');
    expect(screen.getByRole('combobox', { name: 'État' })).toHaveTextContent('Brouillon');
  });

  it('leaves the focus beside the holder, once found by number', async () => {
    const person = await buildPerson();
    const { identifier } = await buildLicence({ person: person['@id'] });
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'N° de licence connu' }), identifier);
    await user.click(await screen.findByRole('button', { name: /^C’est cette personne/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Changer de personne' })).toHaveFocus());
  });

  it('says that the choices could not be read, and stays usable (R8.22)', async () => {
    const lift = faults.status('POST /api/graphql', 500);
    const { user } = await openForm();
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    expect(await screen.findByText('La récupération a échoué')).toBeVisible();
    lift();
    await fillIn(user, 'Montant dû', '12');
    expect(screen.getByRole('textbox', { name: 'Montant dû' })).toHaveValue('12');
  });
});
