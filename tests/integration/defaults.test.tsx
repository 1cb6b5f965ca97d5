// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults } = setUpScreens();

const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate: true } };

const open = async (path: string) => {
  const app = await renderApp({ path: `/1/${path}/create`, account: 'gestionnaire' });
  await screen.findByRole('button', { name: 'Créer' });
  return app;
};

const box = (name: RegExp) => screen.getByRole('combobox', { name });
const text = (name: RegExp) => screen.findByRole('textbox', { name });

it('a new person is French, which is left without a question', async () => {
  const { user, address } = await open('persons');
  await waitFor(() => expect(box(/^Nationalité/)).toHaveValue('Française'));
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await waitFor(() => expect(address()).toBe('/1/persons'));
  expect(screen.queryByText('Quitter sans enregistrer ?')).not.toBeInTheDocument();
});

it('a value that was typed before stays', async () => {
  const { user } = await open('club-events');
  const first = await text(/^Date de début/);
  const last = await text(/^Date de fin/);
  await user.type(last, '06/03/2027 18:00');
  await user.type(first, '05/03/2027 09:00');
  await user.tab();
  expect(last).toHaveValue('06/03/2027 18:00');
});

it('the last day follows the first until it is changed', async () => {
  const { user } = await open('tournament-requests');
  const first = await text(/^Date de début/);
  const last = await text(/^Date de fin/);
  await user.type(first, '05/03/2027');
  await user.tab();
  await waitFor(() => expect(last).toHaveValue('05/03/2027'));
  await user.clear(first);
  await user.type(first, '06/03/2027');
  await waitFor(() => expect(last).toHaveValue('06/03/2027'));
  await user.clear(last);
  await user.type(last, '07/03/2027');
  await user.clear(first);
  await user.type(first, '01/03/2027');
  expect(last).toHaveValue('07/03/2027');
});

it('a licence has the base insurance, and the form of practice that goes with its type', async () => {
  faults.status('GET /api/licences', 200, NO_ROWS);
  const { user } = await open('licences');
  await waitFor(() => expect(box(/^Assurance/)).toHaveValue('Assurance fédérale de base'));
  await choose(user, 'Type', 'Loisir');
  await screen.findByRole('button', { name: 'Loisir' });
});

it('a certificate is of the season that people work in', async () => {
  await open('certificates');
  const form = document.querySelector<HTMLElement>('[data-field=season]');
  expect(form).not.toBeNull();
  await waitFor(() => expect(form?.querySelector('input')).toHaveValue('2026/2027'));
});
