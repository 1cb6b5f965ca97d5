// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it('makes no record of either club in a club that may only be read', async () => {
  await renderApp({ path: '/2/mutations/create', account: 'officiel' });
  const create = () => screen.getByRole('button', { name: 'Créer' });
  await waitFor(() => expect(create()).toHaveAccessibleDescription(/pas le droit de créer/));
  expect(create()).toBeDisabled();
});
