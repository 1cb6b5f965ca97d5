// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it('leads from the papers of a club to those that can be corrected, whoever may file one', async () => {
  const { user, close } = await renderApp({ path: '/1/resources', account: 'gestionnaire' });
  await user.click(await screen.findByRole('link', { name: 'Corriger un document du club' }));
  expect(await screen.findByRole('heading', { name: 'Documents du club' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Statuts du club' })).toBeVisible();
  close();

  await renderApp({ path: '/1/resources', account: 'lecteur' });
  expect(await screen.findByText('Statuts du club')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Corriger un document du club' })).not.toBeInTheDocument();
});
