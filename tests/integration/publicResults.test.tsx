// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults } = setUpScreens();

it('a pool that nothing was played in says so under each of its headings (R2.19)', async () => {
  faults.alter('GET /api/graphql', async (answer) => {
    const body: unknown = JSON.parse(await answer.text(), (name, value: unknown) =>
      ['results', 'sportMatches', 'poolOpponents'].includes(name) ? { edges: [] } : value,
    );
    // Without the header that names the hub: jsdom has no streams of events.
    return Response.json(body);
  });
  const { user } = await renderApp({ path: '/contests/team/consult?pool=1' });
  for (const name of ['Classement', 'Rencontres', 'Équipes et salles']) {
    await user.click(await screen.findByRole('tab', { name }));
    expect(await screen.findByText('Aucun résultat à afficher')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  }
});

it('a choice that could not be read is the one thing said, without a hint at what is not there', async () => {
  faults.alter('GET /api/graphql', async (answer) => {
    const text = await answer.text();
    return text.includes('"divisions"')
      ? Response.json({ detail: 'Error' }, { status: 500 })
      : Response.json(JSON.parse(text));
  });
  await renderApp({ path: '/contests/team/consult?organization=13' });
  expect(await screen.findByText(/Le serveur a rencontré une erreur/)).toBeVisible();
  expect(screen.queryByText(/^Choisissez une/)).not.toBeInTheDocument();
});

it.each(['/contests/team/consult', '/login'])(
  'said only that it loads, for as long as the server makes a read wait: %s',
  async (path) => {
    const busy = () => Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': '45' } }));
    faults.alter('GET /api/graphql', busy);
    faults.alter('GET /api/accounts/me/accesses', busy);
    const { user, close } = await renderApp({ path });
    if (path === '/login') {
      await user.type(await screen.findByLabelText('Identifiant'), 'gestionnaire');
      await user.type(screen.getByLabelText('Mot de passe'), 'demo{Enter}');
    }
    expect(await screen.findAllByText(/patienter 45\ssecondes/)).toHaveLength(1);
    close();
  },
);

it('showed an empty page 99 of 1 at an address that was kept', async () => {
  const { address } = await renderApp({ path: '/tournaments/search?from=2026-01-01&page=99' });
  expect(await screen.findByRole('link', { name: 'Grand Prix de Belleville' })).toBeVisible();
  expect(address()).toBe('/tournaments/search?from=2026-01-01&page=1');
});
