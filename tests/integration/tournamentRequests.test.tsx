// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

interface Requests {
  readonly 'hydra:member': readonly { readonly name: string; readonly identifier: string | null }[];
}

it('a tournament of the club is led to by its name, which a draft without number has too', async () => {
  const { user } = await renderApp({ path: '/1/tournament-requests', account: 'gestionnaire' });
  const table = await screen.findByRole('table');
  const answer = await (await as('gestionnaire')).get('/tournament_requests?club=/api/clubs/1');
  const draft = (answer as unknown as Requests)['hydra:member'].find(({ identifier }) => identifier === null);
  await user.click(within(table).getByRole('link', { name: draft?.name ?? 'a draft' }));
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(draft?.name ?? '') })).toBeVisible();
});

it('a tournament that was submitted says whose step is next', async () => {
  const answer = await (await as('gestionnaire')).get('/tournament_requests?club=/api/clubs/1&status=1');
  const [submitted] = (answer as unknown as { 'hydra:member': readonly { id: number }[] })['hydra:member'];
  await renderApp({ path: `/1/tournament-requests/${submitted?.id}/show`, account: 'gestionnaire' });
  expect(await screen.findByText('Le comité doit donner son avis.')).toBeVisible();
});
