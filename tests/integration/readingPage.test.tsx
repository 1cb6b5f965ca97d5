// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, wire, faults } = setUpScreens();

const PUT = 'PUT /api/people/:id';

const section = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('section');
  if (!card) throw new Error(`'${title}' is no section`);
  return card;
};

const edit = (title: string) => screen.findByRole('button', { name: `Modifier\u00a0: ${title}` });

describe('the page of a person to read', () => {
  it('shows name, age, licence with its state, category and points, and contact details, with one read for what is not theirs (R2.69)', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': people } = await client.get('/people?club=1&itemsPerPage=100');
    const person = (people as readonly Known[]).find(({ licence, mainPhone }) => licence && mainPhone);
    if (!person) throw new Error('The seed has no licensed person with a telephone');
    const licence = await client.get(person.licence['@id']);
    const { user } = await renderApp({ path: `/1/persons/${person.id}`, account: 'gestionnaire' });
    const name = `${person.familyName} ${person.givenName}`;
    const head = (await screen.findByRole('heading', { level: 1, name })).closest('header');
    if (!head) throw new Error('No head has the name');
    const valueOf = async (label: string) =>
      (await within(head).findByText(label, { selector: 'dt' })).nextElementSibling;
    const number = await valueOf('N° de licence');
    expect(within(number as HTMLElement).getByRole('link', { name: licence.identifier })).toHaveAttribute(
      'href',
      `/1/licences/${licence.id}/show`,
    );
    expect(number).toHaveTextContent(/Validée$/);
    expect(await valueOf('Date de naissance')).toHaveTextContent(/\(\d+\sans\)$/);
    expect(await valueOf('Catégorie')).toHaveTextContent(/./);
    expect(within(head).getByRole('link', { name: /^\+33/ })).toHaveAttribute(
      'href',
      `tel:${person.mainPhone.telephone}`,
    );
    expect(within(head).getByRole('link', { name: person.mainEmail.email })).toHaveAttribute(
      'href',
      `mailto:${person.mainEmail.email}`,
    );
    expect(wire.requests('GET /api/licences/:id')).toEqual([]);
    await user.click(within(head).getByRole('link', { name: licence.identifier }));
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(licence.identifier) }),
    ).toBeVisible();
  });

  it('opens from the address of every page that shows a record', async () => {
    const { id, familyName } = await buildPerson();
    const { address } = await renderApp({ path: `/1/persons/${id}/show`, account: 'lecteur' });
    expect(await screen.findByRole('heading', { level: 1, name: `${familyName} Camille` })).toBeVisible();
    expect(address()).toBe(`/1/persons/${id}`);
    expect(screen.queryByRole('button', { name: /^Modifier\s: / })).not.toBeInTheDocument();
  });

  it('leads to the whole form, which stays at its address (R2.70)', async () => {
    const { id } = await buildPerson();
    const { user, address } = await renderApp({ path: `/1/persons/${id}`, account: 'gestionnaire' });
    await user.click(await screen.findByRole('link', { name: 'Modifier' }));
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeVisible();
    expect(address()).toBe(`/1/persons/${id}/details`);
  });
});

describe('a section of a record', () => {
  it('is changed in its place by three clicks from the list: its own fields alone, the rest as the server holds it', async () => {
    const person = await buildPerson({ birthTown: 'Étréchy' });
    const filter = encodeURIComponent(JSON.stringify({ familyName: person.familyName }));
    const { user, address } = await renderApp({
      path: `/1/persons?filter=${filter}`,
      account: 'gestionnaire',
    });
    await user.click(await screen.findByRole('link', { name: `${person.familyName} Camille` }));
    const before = await (await as('gestionnaire')).get(person['@id']);
    await user.click(await edit('Coordonnées'));
    const mail = await screen.findByRole('textbox', { name: /^Courriel principal/ });
    await waitFor(() => expect(mail).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: 'Nom' })).not.toBeInTheDocument();
    const street = screen.getByRole('textbox', { name: /^N° et voie/ });
    // The browser fills nothing into a form that opens.
    await waitFor(() => expect(street).not.toHaveAttribute('readonly'));
    await user.clear(street);
    await user.type(street, '3 rue Neuve');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(async () => expect(await edit('Coordonnées')).toHaveFocus());
    expect(address()).toBe(`/1/persons/${person.id}`);
    expect(await section('Coordonnées')).toHaveTextContent('3 rue Neuve');
    expect(wire.only(PUT).body).toMatchObject({
      birthTown: 'Étréchy',
      mainAddress: { streetAddress: '3 rue Neuve' },
    });
    const client = await as('gestionnaire');
    const after = await client.get(person['@id']);
    expect(after).toMatchObject({ mainAddress: { streetAddress: '3 rue Neuve' } });
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    );
    expect(changed.toSorted()).toEqual(['dateModified', 'mainAddress']);
  });

  it('is reached from the palette by one choice, where its own button changes it', async () => {
    const person = await buildPerson({ familyName: 'PALETTIER' });
    const { user, address } = await renderApp({ path: '/1', account: 'gestionnaire' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'palettier');
    await screen.findByRole('option', { name: /PALETTIER Camille/ });
    await user.keyboard('{Enter}');
    await user.click(await edit('Coordonnées'));
    await user.type(await screen.findByRole('textbox', { name: /^Complément/ }), 'Bâtiment B');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(async () => expect(await section('Coordonnées')).toHaveTextContent('Bâtiment B'));
    expect(address()).toBe(`/1/persons/${person.id}`);
  });

  it('is saved by Ctrl+S, and prompts before what was typed is lost to another section', async () => {
    const person = await buildPerson();
    const { user } = await renderApp({ path: `/1/persons/${person.id}`, account: 'gestionnaire' });
    await user.click(await edit('Identité'));
    const town = await screen.findByRole('textbox', { name: /^Commune de naissance/ });
    await user.type(town, 'Melun');
    await user.click(await edit('Consentements'));
    const dialog = await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
    await user.click(within(dialog).getByRole('button', { name: 'Continuer la saisie' }));
    expect(town).toHaveValue('Melun');
    await user.type(town, '{Control>}s{/Control}');
    await waitFor(async () => expect(await section('Identité')).toHaveTextContent('Melun'));
    expect(wire.only(PUT).body).toMatchObject({ birthTown: 'Melun' });
  });

  it('stays open with what was typed when the server refuses it', async () => {
    const person = await buildPerson();
    const { user } = await renderApp({ path: `/1/persons/${person.id}`, account: 'gestionnaire' });
    await user.click(await edit('Identité'));
    const town = await screen.findByRole('textbox', { name: /^Commune de naissance/ });
    await user.type(town, 'Melun');
    faults.status(PUT, 500);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect((await screen.findAllByText(/Echec de l/))[0]).toBeVisible();
    expect(town).toHaveValue('Melun');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(async () => expect(await edit('Identité')).toHaveFocus());
    expect(await section('Identité')).not.toHaveTextContent('Melun');
  });
});

describe('a certificate', () => {
  it('that is over is shown as an alarm, a valid one with its last day', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': certificates } = await client.get('/certificates?person.club=1&itemsPerPage=1');
    const [{ id }] = certificates as [{ id: number }];
    const path = `/1/certificates/${id}/show`;
    for (const [validUntil, message] of [
      ['2020-06-30T00:00:00+02:00', 'expiré le 30/06/2020'],
      // Below the words that it is valid until then.
      ['2999-06-30T00:00:00+02:00', '30/06/2999'],
    ]) {
      const lift = faults.alter('GET /api/certificates/:id', async (answer) =>
        Response.json({ ...((await answer.json()) as object), validUntil }, answer),
      );
      const { close } = await renderApp({ path, account: 'gestionnaire' });
      const [shown] = await screen.findAllByText(message ?? '');
      expect(shown).toBeVisible();
      close();
      lift();
    }
  });
});

interface Known {
  readonly id: number;
  readonly familyName: string;
  readonly givenName: string;
  readonly licence: { readonly '@id': string };
  readonly mainPhone: { readonly telephone: string };
  readonly mainEmail: { readonly email: string };
}
