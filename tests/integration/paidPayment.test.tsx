// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, faults, wire } = setUpScreens();

const REST = 'Payer les écritures qui restent';

it('offers to pay what remains only when something does', async () => {
  const api = await as('gestionnaire');
  const { 'hydra:member': payments } = await api.get('/payments?organization=1&state=paid&itemsPerPage=1');
  const path = `/1/payments/${payments[0].id}/show`;
  const { close } = await renderApp({ path, account: 'gestionnaire' });
  expect(await screen.findByRole('link', { name: REST })).toBeVisible();
  close();
  wire.clear();

  faults.alter('POST /api/graphql', async (answer) => {
    const body = (await answer.json()) as { data: Record<string, unknown> };
    for (const [name, value] of Object.entries(body.data))
      if (/due/i.test(name)) body.data[name] = { ...(value as object), edges: [], collection: [] };
    return new Response(JSON.stringify(body), { headers: answer.headers });
  });
  await renderApp({ path });
  expect(await screen.findByText(/^Paiement accepté\./)).toBeVisible();
  await waitFor(() =>
    expect(wire.requests('POST /api/graphql').some(({ body }) => JSON.stringify(body).includes('due'))).toBe(
      true,
    ),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByRole('link', { name: REST })).not.toBeInTheDocument();
});

it('sends one payment for a double click', async () => {
  await renderApp({ path: '/1/payments/create', account: 'gestionnaire' });
  faults.alter('POST /api/payments', async () => Response.json({ detail: 'Refusé' }, { status: 403 }));
  const pay = await screen.findByRole('button', { name: /^Payer/ });
  act(() => {
    pay.click();
    pay.click();
  });
  expect(await screen.findByText(/Refusé|droit/)).toBeVisible();
  expect(wire.requests('POST /api/payments')).toHaveLength(1);
});
