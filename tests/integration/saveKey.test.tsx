// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, wire } = setUpScreens();

/** Presses Ctrl+S where the focus is; true when the browser would go on and save the page as a file. */
const pressSave = (): boolean => {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  act(() => void fireEvent(target, event));
  return !event.defaultPrevented;
};

/** Calls that change records; labels and choices are read by POST as well. */
const writes = () =>
  wire.requests().filter(({ method, path }) => method !== 'GET' && !/(graphql|mapping)$/.test(path));

it('saves the rights that were changed, and nothing before (R2.38)', async () => {
  const { user } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: 'Détail des droits de lecteur' }));
  expect(pressSave()).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, lecteur' }), '2');
  expect(writes()).toEqual([]);
  expect(pressSave()).toBe(false);
  await waitFor(() => expect(writes()).toHaveLength(1));
});

it('sends the dialog that is open, and not the page behind it', async () => {
  const { user } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: 'Détail des droits de officiel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Licences, officiel' }), '2');
  await user.click(screen.getByRole('button', { name: 'Donner des droits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Donner des droits' });
  const person = await within(dialog).findByRole('combobox', { name: 'Personne invitée' });
  expect(pressSave()).toBe(false);
  await waitFor(() => expect(person).toBeInvalid());
  expect(writes()).toEqual([]);
});

it('leaves a match sheet alone, which saves by itself (R2.56)', async () => {
  await renderApp({ path: '/1/sport-matches/23/sheet', account: 'gestionnaire' });
  await screen.findByText('Tout est enregistré');
  const before = writes().length;
  expect(pressSave()).toBe(false);
  expect(writes()).toHaveLength(before);
});

it('renews no licence', async () => {
  const { user } = await renderApp({ path: '/1/licence-renewals/create', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: /^Tous les licenciés de/ }));
  await screen.findByRole('button', { name: /Renouveler \d+ licence/ });
  expect(pressSave()).toBe(false);
  expect(writes()).toEqual([]);
});

it('is among the shortcuts', async () => {
  const { user } = await renderApp({ path: '/1', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: /gestionnaire|Mon compte|Compte/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Raccourcis clavier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
  expect(within(dialog).getByText('Enregistrer le formulaire ouvert')).toBeVisible();
});
