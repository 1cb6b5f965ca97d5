// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, closeInvalidDialog, fillIn } from '../support/screens/fillIn.ts';
import { changesBetween } from '../support/screens/readDatabase.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, buildPerson, readDatabase, referential, wire, faults } = setUpScreens();

it('an empty contact point is stopped by its form, however soon it is sent (R2.135)', async () => {
  const person = await buildPerson();
  const { user } = await renderApp({
    path: `/1/persons/${person.id}/communication/contact-points/create`,
    account: 'gestionnaire',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau moyen de contact' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Type' }));
  const type = await screen.findByRole('option', { name: 'Mobile' });
  // What suits the type is not known yet.
  const letGo = faults.hold('/api/graphql');
  await user.click(type);
  await user.click(within(dialog).getByRole('button', { name: 'Créer' }));
  letGo();
  await closeInvalidDialog(user);
  expect(await within(dialog).findByRole('textbox', { name: 'Téléphone' })).toHaveAccessibleDescription(
    'La valeur ne doit pas être vide.',
  );
  expect(wire.requests('POST /api/contact_points')).toEqual([]);
});

it('a person has a further contact point made, changed and deleted over the page of their contact (R2.71, R2.135)', async () => {
  const person = await buildPerson();
  const page = `/1/persons/${person.id}/communication`;
  const { user, address } = await renderApp({ path: page, account: 'gestionnaire' });
  await user.click(await screen.findByRole('link', { name: 'Créer une coordonnée' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nouveau moyen de contact' });
  expect(address()).toBe(`${page}/contact-points/create`);

  // Of the three, the one that suits the type is shown, and required.
  await choose(user, 'Type', 'Mobile');
  const phone = await within(dialog).findByRole('textbox', { name: 'Téléphone' });
  for (const name of ['Courriel', 'Site internet', 'Personne', 'Structure'])
    expect(within(dialog).queryByLabelText(name)).not.toBeInTheDocument();
  const create = within(dialog).getByRole('button', { name: 'Créer' });
  await user.click(create);
  await closeInvalidDialog(user);
  expect(phone).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
  expect(wire.requests('POST /api/contact_points')).toEqual([]);

  await fillIn(user, 'Téléphone', '+33639989001');
  await user.click(create);
  const list = await screen.findByRole('list', { name: 'Autres coordonnées' });
  await waitFor(() => expect(list).toHaveTextContent(/Mobile.*6 39 98 90 01/));
  await waitFor(() => expect(address()).toBe(page));
  expect(wire.only('POST /api/contact_points').body).toMatchObject({
    type: await referential('ContactPointType', 'Mobile'),
    telephone: '+33639989001',
    person: person['@id'],
    organization: null,
  });

  await user.click(await within(list).findByRole('link', { name: 'Modifier' }));
  await fillIn(user, 'Libellé', 'Père');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(list).toHaveTextContent('Mobile – Père'));

  await user.click(await within(list).findByRole('link', { name: 'Modifier' }));
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Aucune autre coordonnée n’est enregistrée.')).toBeVisible();
  await waitFor(() => expect(address()).toBe(page));
});

it('a club has a further address, whose town fills in the rest (R2.125, R2.175, R1.9, R3.168)', async () => {
  const { user, address } = await renderApp({
    path: '/1/informations?tab=contact',
    account: 'gestionnaire',
  });
  await user.click(await screen.findByRole('link', { name: 'Créer une adresse' }));
  await fillIn(user, 'N° et voie', '3 place du Marché');
  await user.type(await screen.findByRole('combobox', { name: 'Rechercher une commune' }), 'Lagny');
  await user.click(await screen.findByRole('option', { name: '77400 Lagny-sur-Marne' }));
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  const list = await screen.findByRole('list', { name: 'Autres adresses' });
  await waitFor(() => expect(list).toHaveTextContent('3 place du Marché77400 Lagny-sur-Marne'));
  await waitFor(() => expect(address()).toBe('/1/informations?tab=contact'));
  expect(wire.only('POST /api/addresses').body).toMatchObject({
    postalCode: '77400',
    addressLocality: 'Lagny-sur-Marne',
    organization: '/api/clubs/1',
    person: null,
  });
});

it.each([
  {
    page: 'persons/:id/communication',
    field: 'Complément',
    sent: ['mainAddress', 'mainEmail', 'mainFax', 'mainPage', 'mainPhone'],
    untouched: 'familyName',
    put: 'PUT /api/people/:id',
  },
  {
    page: 'characteristics',
    field: 'Créneaux',
    sent: [
      'affinityFederations',
      'description',
      'hosting',
      'numberOfMembers',
      'openingHours',
      'practiceForms',
    ],
    untouched: 'colors',
    put: 'PUT /api/clubs/:id',
  },
])(
  '$page is changed for itself, and read again afterwards (R2.71, R2.133)',
  async ({ page, field, sent, untouched, put }) => {
    const person = await buildPerson();
    const path = `/1/${page.replace(':id', person.id)}`;
    const { user, address } = await renderApp({ path, account: 'gestionnaire' });
    await user.click(await screen.findByRole('link', { name: 'Modifier' }));
    await fillIn(user, field, 'Bâtiment Z');
    const before = await readDatabase();
    expect(address()).toBe(`${path}/edit`);
    expect(screen.queryByRole('textbox', { name: 'Nom' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Bâtiment Z')).toBeVisible();
    await waitFor(() => expect(address()).toBe(path));
    // The rest is sent as received: a PUT may replace.
    expect(Object.keys(wire.only(put).body)).toEqual(expect.arrayContaining([...sent, untouched]));
    expect(changesBetween(before, await readDatabase())).toEqual([
      expect.objectContaining({ after: 'Bâtiment Z' }),
    ]);
  },
);

it('one that is started from no page says whom it is for', async () => {
  const { user } = await renderApp({ path: '/1/contact-points/create', account: 'gestionnaire' });
  await choose(user, 'Type', 'Courriel');
  await fillIn(user, 'Courriel', 'mere@example.org');
  // It begins with the club of the address.
  await user.clear(screen.getByRole('combobox', { name: 'Structure' }));
  await user.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Personne' })).toHaveAccessibleDescription(
      /Indiquez la personne ou la structure concernée/,
    ),
  );
});

it.each([
  ['contact-points', 'Nouveau moyen de contact'],
  ['addresses', 'Nouvelle adresse'],
])('a new form of %s begins with the club of the address, until a person is chosen', async (path, title) => {
  const person = await buildPerson();
  // The list is behind the form, and finding by role walks through both.
  faults.status(`GET /api/${path.replace('-', '_')}`, 200, { 'hydra:member': [], 'hydra:totalItems': 0 });
  const { user } = await renderApp({ path: `/1/${path}/create`, account: 'gestionnaire' });
  await screen.findByRole('heading', { name: title });
  const club = await screen.findByRole('combobox', { name: 'Structure' });
  await waitFor(() => expect(club).toHaveDisplayValue(/Val d’Yerres Ping$/));
  await user.type(screen.getByRole('combobox', { name: 'Personne' }), person.familyName);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${person.familyName}`) }));
  await waitFor(() => expect(club).toHaveDisplayValue(''));
  expect(screen.getByRole('combobox', { name: 'Personne' })).not.toHaveDisplayValue('');
});

it('a reader sees what there is, and no way to add to it', async () => {
  const { user } = await renderApp({ path: '/1/informations?tab=contact', account: 'lecteur' });
  const list = await screen.findByRole('list', { name: 'Autres coordonnées' });
  await user.click(within(list).getByRole('link', { name: 'Consulter' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Vous n’avez pas le droit de modifier cet enregistrement.');
  expect(within(dialog).getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: /^Créer/, hidden: true })).not.toBeInTheDocument();
});
