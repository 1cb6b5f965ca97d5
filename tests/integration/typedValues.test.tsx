// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, faults, wire } = setUpScreens();

const ITEM = 'GET /api/people/:id';
const PUT = 'PUT /api/people/:id';

/** Opens the sheet from the list, whose row fills the form before the record itself is read. */
const openFromList = async (familyName: string) => {
  const filter = encodeURIComponent(JSON.stringify({ familyName }));
  const app = await renderApp({ path: `/1/persons?filter=${filter}`, account: 'gestionnaire' });
  await app.user.click(await screen.findByRole('link', { name: new RegExp(`^${familyName} `) }));
  await app.user.click(await screen.findByRole('link', { name: 'Modifier' }));
  return app;
};

const openSheet = async () => {
  const person = await buildPerson();
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  await fillIn(app.user, 'Prénom', 'Jeanne');
  return { person, ...app };
};

/** Moves within the application, as a step of the browser's history does: the router numbers its entries. */
const goTo = (path: string) => {
  const { state } = window.history;
  window.history.pushState({ ...state, idx: state.idx + 1 }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
};

const dialog = () => screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ });

describe('a record that is read again behind an open form', () => {
  it('keeps what is typed, takes the rest, and prompts where both have changed the same', async () => {
    const person = await buildPerson();
    const release = faults.hold(ITEM);
    const { user } = await openFromList(person.familyName);
    await fillIn(user, 'Prénom', 'Jeanne');
    await (
      await as('gestionnaire')
    ).put(person['@id'], { ...toBody(person), birthTown: 'Meaux', givenName: 'Autre' });

    release();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Commune de naissance' })).toHaveValue('Meaux'),
    );
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const choice = await screen.findByRole('group', { name: 'Prénom' });
    expect(within(choice).getByRole('radio', { name: 'La leur' })).toHaveAccessibleDescription('Autre');
    await user.click(within(choice).getByRole('radio', { name: 'La mienne' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
    await screen.findByText('Enregistrement réussi');
    expect(wire.only(PUT).body).toMatchObject({ givenName: 'Jeanne', birthTown: 'Meaux' });
  });

  it('loses nothing that the list did not carry', async () => {
    const person = await buildPerson({ birthTown: 'Provins' });
    faults.alter('GET /api/people', async (answer) => {
      const document = await answer.json();
      for (const member of document['hydra:member']) delete member.birthTown;
      return Response.json(document, { headers: answer.headers });
    });
    const release = faults.hold(ITEM);
    const { user } = await openFromList(person.familyName);
    // One of the page to read, one of the form.
    await waitFor(() => expect(wire.requests(ITEM)).toHaveLength(2));
    await fillIn(user, 'Prénom', 'Jeanne');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    // The page's own reading and that of the save come at once.
    release();
    await screen.findByText(/^Enregistrement réussi/);
    const saved = await (await as('gestionnaire')).get(person['@id']);
    expect([saved.givenName, saved.birthTown]).toEqual(['Jeanne', 'Provins']);
  });
});

describe('leaving a form with unsaved values', () => {
  it('prompts first; staying keeps everything; leaving goes on and sends nothing', async () => {
    const { user, address, person } = await openSheet();
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    const prompt = await dialog();
    await user.keyboard('{Escape}');
    expect(prompt).toBeVisible();
    await user.click(within(prompt).getByRole('button', { name: 'Rester sur la page' }));
    await waitFor(() => expect(prompt).not.toBeInTheDocument());
    expect(address()).toBe(`/1/persons/${person.id}/details`);
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');

    // Another record, whose number begins alike.
    goTo(`/1/persons/${person.id}0/details`);
    const again = await dialog();
    await user.click(within(again).getByRole('button', { name: 'Rester sur la page' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: 'Prénom' })).toHaveValue('Jeanne');
    expect(address()).toBe(`/1/persons/${person.id}/details`);

    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await screen.findByRole('heading', { level: 1, name: 'Licences' });
    expect(address()).toBe('/1/licences');
    expect(wire.requests(PUT)).toEqual([]);
  });

  it('shows no prompt once they are saved', async () => {
    const { user, address } = await openSheet();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    await screen.findByRole('heading', { level: 1, name: 'Licences' });
    expect(address()).toBe('/1/licences');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('waits for a save that is under way (R2.105)', async () => {
    const release = faults.hold(PUT);
    const { user, address, person } = await openSheet();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(wire.requests(PUT)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    expect(address()).toBe(`/1/persons/${person.id}/details`);
    release();
    await screen.findByRole('heading', { level: 1, name: 'Licences' });
    expect(await (await as('gestionnaire')).get(person['@id'])).toMatchObject({ givenName: 'Jeanne' });
  });
});

/** A document as it is sent back: relations and embedded records are accepted as they came. */
const toBody = ({ '@context': _context, '@permissions': _permissions, ...values }: Record<string, unknown>) =>
  values;
