// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();

it('begins one answer to a form for a double click', async () => {
  await renderApp({ path: '/1/forms', account: 'gestionnaire' });
  faults.alter('POST /api/form_answers', async () => Response.json({ detail: 'Refusé' }, { status: 403 }));
  const [begin] = await screen.findAllByRole('button', { name: /^(Répondre|Commencer)/ });
  act(() => {
    begin?.click();
    begin?.click();
  });
  expect(await screen.findByText(/Refusé|droits/)).toBeVisible();
  expect(wire.requests('POST /api/form_answers')).toHaveLength(1);
});
