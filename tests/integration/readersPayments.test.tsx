// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it('greys the way to the payment for who only reads the payments of the club, and says why', async () => {
  const { close } = await renderApp({ path: '/1/accountancy', account: 'lecteur' });
  const greyed = await screen.findByRole('button', { name: 'Payer en ligne' });
  expect(greyed).toBeDisabled();
  expect(greyed).toHaveAccessibleDescription(/pas le droit/);
  expect(screen.queryByRole('link', { name: 'Payer en ligne' })).not.toBeInTheDocument();
  close();

  const reader = await renderApp({ path: '/1/payments/1/show', account: 'lecteur' });
  expect(await screen.findByRole('button', { name: 'Payer les écritures qui restent' })).toBeDisabled();
  reader.close();

  const writer = await renderApp({ path: '/1/accountancy', account: 'gestionnaire' });
  expect(await screen.findByRole('link', { name: 'Payer en ligne' })).toBeVisible();
  writer.close();
});
