// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, buildLicence, faults, wire } = setUpScreens();

const DELETE = 'DELETE /api/people/:id';

const question = () => screen.findByRole('alertdialog', { name: /^Supprimer/ });

const openSheet = async () => {
  const person = await buildPerson();
  const app = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
  const openPrompt = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    return within(await question());
  };
  return { person, openPrompt, ...app };
};

/** Narrows the list that is shown to a name, which is put in whole. */
const search = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('searchbox', { name: 'Rechercher par nom ou numéro' }));
  await user.paste(name);
};

const row = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name} `) });
  return link.closest('tr') as HTMLElement;
};

const countPersons = async (): Promise<number> =>
  (await (await as('gestionnaire')).get('/people?club=/api/clubs/1'))['hydra:totalItems'];

describe('deleting a person', () => {
  it('prompts first, waits for the server, then takes the row out of the list (R4.38, R4.39, R4.41, R7.34)', async () => {
    const { person, openPrompt, user, address } = await openSheet();
    const before = await countPersons();
    await user.click((await openPrompt()).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(wire.requests(DELETE)).toEqual([]);

    const release = faults.hold(DELETE);
    const confirm = (await openPrompt()).getByRole('button', { name: 'Supprimer' });
    await user.click(confirm);
    await waitFor(() => expect(wire.requests(DELETE)).toHaveLength(1));
    expect(confirm).toBeDisabled();
    expect(screen.getByText('Enregistrement en cours')).toBeVisible();

    release();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(await screen.findByText(`${before - 1} résultats`)).toBeVisible();
    expect(address()).toBe('/1/persons');
    expect(wire.only(DELETE).path).toBe(person['@id']);
    await search(user, person.familyName);
    expect(await screen.findByText('Aucun résultat à afficher')).toBeVisible();
  });

  it('holds whoever leaves until it is answered, then lets them go on (R2.105)', async () => {
    const { person, openPrompt, user, address } = await openSheet();
    const release = faults.hold(DELETE);
    await user.click((await openPrompt()).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(wire.requests(DELETE)).toHaveLength(1));
    const { state } = window.history;
    window.history.pushState({ ...state, idx: state.idx + 1 }, '', '/1/licences');
    fireEvent.popState(window, { state: window.history.state });
    await waitFor(() => expect(address()).toBe(`/1/persons/${person.id}/details`));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    release();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('leaves the row and says so when the server answers 403 or 500 (R4.40)', async () => {
    const { person, openPrompt, user } = await openSheet();
    for (const status of [403, 500]) {
      const lift = faults.status(DELETE, status, {
        '@type': 'hydra:Error',
        'hydra:description': 'Refused.',
      });
      wire.clear();
      await user.click((await openPrompt()).getByRole('button', { name: 'Supprimer' }));
      await waitFor(() => expect(wire.requests(DELETE)).toHaveLength(1));
      expect(await screen.findByText(/^Echec de l'enregistrement/)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Supprimer' })).toBeEnabled();
      lift();
    }
    await user.click(screen.getByRole('menuitem', { name: 'Personnes' }));
    await search(user, person.familyName);
    expect(await screen.findByText('1 résultat')).toBeVisible();
    expect(await row(person.familyName)).toBeVisible();
  });
});

describe('a record that may only be read', () => {
  it('shows its values without a form, from the item and its description (R4.37, R7.29, R7.42, R9.17)', async () => {
    const person = await buildPerson({ mainPhone: { telephone: '0160201234' } });
    const { '@permissions': permissions } = await (await as('lecteur')).get(person['@id']);
    expect(permissions).toMatchObject({ canUpdate: false });
    await renderApp({ path: `/1/persons/${person.id}/show`, account: 'lecteur' });
    const values = await screen.findAllByRole('definition');
    const shown = values.map(({ textContent }) => textContent);
    expect(shown).toEqual(
      expect.arrayContaining([
        person.familyName,
        'Camille',
        expect.stringMatching(/^17\/04\/1991 \(\d+\sans\)$/),
      ]),
    );
    for (const link of screen.getAllByRole('link', { name: '01 60 20 12 34' }))
      expect(link).toHaveAttribute('href', 'tel:0160201234');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    expect(wire.requests('GET /api/people/:id').map(({ path }) => path)).toEqual([person['@id']]);
    expect(wire.requests('GET /api/people/0/mapping')).toHaveLength(1);
  });
});

describe('the list of persons', () => {
  it('shows the licence of each, or that there is none (R3.165, R9.29)', async () => {
    const without = await buildPerson();
    const { person } = await buildLicence();
    const stored = await (await as('gestionnaire')).get(person['@id'] ?? person);
    const { identifier } = await (await as('gestionnaire')).get(stored.licence['@id']);
    const filter = encodeURIComponent(JSON.stringify({ familyName: 'ESSAI' }));
    const path = `/1/persons?filter=${filter}&sort=id&order=DESC`;
    await renderApp({ path, account: 'gestionnaire' });
    // The column of a related record is drawn once that record's description has come.
    const number = await within(await row(stored.familyName)).findByRole('cell', {
      name: String(identifier),
    });
    const column = within(await row(stored.familyName))
      .getAllByRole('cell')
      .indexOf(number);
    expect(within(await row(without.familyName)).getAllByRole('cell')[column]).toHaveTextContent(/^--$/);
  });

  it('leaves no row behind in the list that is opened next (R4.20)', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await screen.findByRole('table', { name: /Personnes/ });
    const release = faults.hold('GET /api/licences');
    await user.click(screen.getByRole('button', { name: 'Licences' }));
    await user.click(screen.getByRole('menuitem', { name: 'Licences' }));
    await waitFor(() => expect(wire.requests('GET /api/licences')).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('table', { name: /Licences/ })).toBeVisible();
  });
});

describe('the account of a club', () => {
  it('shows an entry with its amounts in euros and what is left to pay, and lets nobody change it (R2.42, R2.176, R1.11, R1.34, R9.15)', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': owed } = await client.get('/transactions?organization=1&due[gt]=0');
    const [entry] = owed;
    const { user } = await renderApp({ path: `/1/accountancy/${entry.id}/show`, account: 'gestionnaire' });
    const heading = `${entry.label} ${entry.number}`;
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Afficher les champs vides/ }));
    // The head shows some of them too.
    const valueOf = async (label: string) =>
      (await screen.findAllByText(label, { selector: 'dt' })).at(-1)?.nextElementSibling?.textContent;
    const euros = `${entry.due / 100},00\u00a0€`;
    expect([await valueOf('Débit'), await valueOf('Crédit'), await valueOf('Reste à payer')]).toEqual([
      euros,
      '--',
      euros,
    ]);
    expect(await valueOf('État')).toBe('Émise');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: `Payer ${euros}` })).toHaveAttribute(
      'href',
      `/1/payments/create?entries=${entry.id}`,
    );
  });
});

describe('the federations that a club belongs to besides its own', () => {
  it('are chosen from the whole list of the others (R2.134)', async () => {
    const { user } = await renderApp({ path: '/1/informations/1', account: 'gestionnaire' });
    await user.click(await screen.findByRole('combobox', { name: 'Fédérations affinitaires' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining(['FSGT', 'UFOLEP', 'USEP']));
    expect(offered).not.toContainEqual(expect.stringContaining('Fédération française de tennis de table'));
    await user.click(screen.getByRole('option', { name: 'UFOLEP' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    const { affinityFederations } = await (await as('gestionnaire')).get('/clubs/1');
    expect(affinityFederations.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'FSGT',
      'UFOLEP',
    ]);
  });
});
