// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

it('names a round with its contest', async () => {
  await renderApp({ path: '/1/tour-registrations/1/show', account: 'gestionnaire' });
  expect(await screen.findByRole('heading', { name: 'Suivi' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/Tour \d/);
  expect(screen.getAllByText('Épreuve'), 'in the head and in the section').toHaveLength(2);
});

it('says of which division a round is where several have one of that name', async () => {
  const division = '/api/divisions/4';
  await (await as('instance')).post('/tours', { name: 'Tour 1', number: 1, division, date: '2026-12-05' });
  const { user } = await renderApp({ path: '/1/tour-registrations/create', account: 'gestionnaire' });
  await user.type(await screen.findByRole('combobox', { name: 'Tour' }), 'Tour');
  expect(await screen.findByRole('option', { name: /^Tour 1.*Toutes séries · 05\/12\/2026/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /^Tour 1.*Régionale 1 · 04\/10\/2026/ })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Tour 2' })).toBeVisible();
});
