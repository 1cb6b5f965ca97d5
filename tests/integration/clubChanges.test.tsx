// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

// The list is behind the form, and finding by role walks through both: it is left without rows.
const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate: true } };

const { renderApp, as, faults, wire } = setUpScreens();

interface Members {
  readonly 'hydra:member': readonly { readonly '@id': string; readonly identifier?: string }[];
}

/** Number of a player of the second club, by the type of the licence: the first, or one that nothing was requested for. */
const findPlayer = async (type: 'P' | 'T', index = 0): Promise<string> => {
  const found = await (
    await as('multi')
  ).get(`/licences?club=/api/clubs/2&type.code=${type}&state=validated`);
  return (found as unknown as Members)['hydra:member'][index]?.identifier ?? 'nobody';
};

const requestTransfer = async (licenceNumber: string) => {
  const api = await as('gestionnaire');
  const [season] = ((await api.get('/seasons?current=true')) as unknown as Members)['hydra:member'];
  return api.post('/transfers', { licenceNumber, welcomeClub: '/api/clubs/1', season: season?.['@id'] });
};

const openForm = async (kind: 'mutations' | 'transferts') => {
  faults.status(`GET /api/${kind === 'mutations' ? 'licence_mutations' : 'transfers'}`, 200, NO_ROWS);
  const app = await renderApp({ path: `/1/${kind}/create`, account: 'gestionnaire' });
  return { ...app, field: await screen.findByRole('combobox', { name: 'Joueur' }) };
};

it('knows of a change of club that was requested since the player was last looked for', async () => {
  const licenceNumber = await findPlayer('P');
  const { user, field } = await openForm('transferts');
  await user.type(field, licenceNumber);
  expect(await screen.findByText('Transfert, gratuit')).toBeVisible();
  await requestTransfer(licenceNumber);
  await user.clear(field);
  await user.type(field, licenceNumber);
  expect(await screen.findByText('Une démarche est déjà en cours')).toBeVisible();
});

it('lets a number be corrected while the answer to it arrives', async () => {
  const licenceNumber = await findPlayer('P');
  const { user, field } = await openForm('transferts');
  const release = faults.hold('GET /api/read/players');
  await user.type(field, licenceNumber);
  await waitFor(() => expect(wire.requests('GET /api/read/players')).toHaveLength(1));
  await user.type(field, '{Backspace}');
  release();
  await waitFor(() => expect(wire.requests('GET /api/read/players')).toHaveLength(2));
  expect(field).toHaveValue(licenceNumber.slice(0, -1));
});

it.each([
  [2, true],
  [0, false],
])('leads to a new licence who may take one: level %i of that right', async (level, isOffered) => {
  faults.alter('GET /api/accounts/me/accesses', async (answer) => {
    const body = (await answer.json()) as { clubPermissions: { matrix: Record<string, number> }[] };
    for (const { matrix } of body.clubPermissions) matrix['licences.list'] = level;
    return new Response(JSON.stringify(body), { headers: answer.headers });
  });
  const found = await (await as('multi')).get('/licences?club=/api/clubs/1&type.code=T&state=validated');
  const { user, field } = await openForm('mutations');
  await user.type(field, String((found as unknown as Members)['hydra:member'][0]?.identifier));
  expect(await screen.findByText(/^Aucune démarche/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Prendre une licence' })).toHaveLength(isOffered ? 1 : 0),
  );
});

it('calls the form filled in for as long as it holds what the assistant found', async () => {
  const { user, field } = await openForm('mutations');
  await user.type(field, await findPlayer('T'));
  await user.click(screen.getByRole('combobox', { name: 'Situation du joueur' }));
  await user.click(await screen.findByRole('option', { name: 'Création d’une association' }));
  await user.click(await screen.findByRole('button', { name: 'Remplir le formulaire' }));
  expect(screen.getByText(/^Le formulaire est rempli/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Le joueur figure sur une liste/ }));
  expect(screen.queryByText(/^Le formulaire est rempli/)).not.toBeInTheDocument();
});

it('leads from an accepted transfer to the licence who may take one, and nobody else', async () => {
  const { '@id': iri } = await requestTransfer(await findPlayer('P', 1));
  await (await as('instance')).put(String(iri), { status: 'accepted' });
  const path = `/1/transferts/${String(iri).split('/').at(-1)}`;
  const reader = await renderApp({ path, account: 'lecteur' });
  expect(await screen.findByText(/^Pas encore licencié/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Prendre une licence' })).not.toBeInTheDocument(),
  );
  expect(wire.requests('GET /api/licences')).toHaveLength(1);
  reader.close();
  await renderApp({ path, account: 'gestionnaire' });
  expect(await screen.findByRole('link', { name: 'Prendre une licence' })).toBeVisible();
});
