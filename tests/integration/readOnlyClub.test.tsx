// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it.each([
  ['of either club', 'mutations/create', 'Créer'],
  ['that starts with the club, which its list does not keep to', 'organizations/create', 'Créer'],
  ['that starts with the club, from its list', 'contacts', 'Nouvelle structure'],
])('makes no record %s in a club that may only be read: /%s', async (_, path, name) => {
  await renderApp({ path: `/2/${path}`, account: 'officiel' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/pas le droit de créer/),
  );
  expect(screen.getByRole('button', { name })).toBeDisabled();
});
