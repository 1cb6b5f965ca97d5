// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults } = setUpScreens();

const LIST = 'GET /api/label_resorts';
const NAME = 'Déposer un recours';
const withoutAppeals = (canCreate: boolean) =>
  faults.status(LIST, 200, { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate } });

it('offers an appeal against a refused label to who may make one, and says to others why not', async () => {
  withoutAppeals(false);
  const reader = await renderApp({ path: '/1/labels/3/show', account: 'lecteur' });
  const greyed = await screen.findByRole('button', { name: NAME });
  expect(greyed).toBeDisabled();
  expect(greyed).toHaveAccessibleDescription(/pas le droit/);
  reader.close();

  withoutAppeals(true);
  await renderApp({ path: '/1/labels/3/show', account: 'gestionnaire' });
  expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
});

it('offers no appeal as long as it is not known whether one was made', async () => {
  const release = faults.hold(LIST);
  await renderApp({ path: '/1/labels/3/show', account: 'gestionnaire' });
  await screen.findByText(/^Le club a un référent/);
  expect(screen.queryByRole('link', { name: NAME })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('link', { name: /^Recours du / })).toBeVisible();
});
