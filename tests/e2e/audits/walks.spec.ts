import { expect } from '@playwright/test';
import { createFormer, createLicence } from '../support/createFormer.ts';
import { openApi } from '../support/openApi.ts';
import { openReader, type Reader } from '../support/openReader.ts';
import { seatPlayers } from '../support/seatPlayers.ts';
import { logInAt, PASSWORD } from '../support/signIn.ts';
import { prepareSeed } from '../../support/prepareSeed.ts';
import { startApplication } from '../support/startApplication.ts';
import { createFreshData } from '../support/freshData.mjs';
import { freePort } from '../support/freePort.ts';
import { test as base } from '../support/test.ts';

// What a screen reader says of three jobs that are done by the keyboard alone. After a change that is meant to be
// heard, `-u` writes docs/walks anew.

// One after the other, on data that no other test has changed: what is heard has names and figures in it.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { ownUrl: string }>({
  ownUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const data = await createFreshData(await prepareSeed());
      const application = await startApplication(await freePort(), data.env);
      await provide(application.url);
      await application.stop();
      await data.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownUrl }, provide) => provide(ownUrl),
});

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

const expectHeard = (reader: Reader, file: string, ...head: readonly string[]): void =>
  expect([...head, reader.transcript()].join('\n\n')).toMatchSnapshot(`${file}.md`);

test('a visitor who listens finds the standing of a pool (R2.16)', async ({ page }) => {
  await page.goto('/contests/team/consult');
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'Choisissez' })).toBeVisible();

  const reader = await openReader(page);
  await reader.pressTo('Tab', /Organisation/);
  // A list that is not open takes what is typed.
  await reader.type('F', page.getByRole('table', { name: 'Classement' }));
  await reader.jump('heading');
  await reader.jump('table');
  for (let row = 0; row < 4; row += 1) await reader.jump('row');
  expectHeard(
    reader,
    'standing',
    '# Un visiteur trouve le classement d’une poule',
    'Ce qu’un lecteur d’écran dit de la page, lu dans l’arbre d’accessibilité du navigateur ; les citations sont les touches, entre parenthèses les déplacements de la lecture.',
  );
});

test.describe('a renewal that the server refuses', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is heard: which one of five it is, and why (R2.148)', async ({ page, request }) => {
    const api = await openApi(request);
    const { 'hydra:member': seasons } = await api.get<Listed<{ '@id': string }>>(
      '/api/seasons?order[startDate]=desc',
    );
    const [current = '', former = ''] = seasons.map((season) => season['@id']);
    const people = [];
    for (const givenName of ['Agathe', 'Basile', 'Clémence', 'Désiré', 'Élise'])
      people.push(await createFormer(request, former, { familyName: 'Quenouillère', givenName }));
    await page.goto('/login?redirect=%2F1%2Fpersons');
    await expect(page.getByLabel('Identifiant')).toBeFocused();

    const reader = await openReader(page);
    await reader.type('gestionnaire');
    await reader.press('Tab');
    await reader.type(PASSWORD, undefined, true);
    // A message passes after three seconds, unless it is pointed at: a slow list comes later.
    const isPointedAt = page.getByText('Connexion réussie').hover();
    await reader.press('Enter', page.getByRole('table', { name: 'Liste : Personnes' }));
    await isPointedAt;
    await page.mouse.move(0, 0);
    await reader.pressTo('Tab', /champ de recherche/);
    await reader.type('Quenouillère', page.getByText('5 résultats', { exact: true }));
    await reader.jump('table');
    await reader.pressTo('Tab', /Sélectionner toute la page/);
    await reader.press('Space', page.getByRole('link', { name: 'Renouveler' }));
    await reader.pressTo('Tab', /Aller aux actions/);
    await reader.press('Enter');
    await reader.pressTo('Tab', /^Renouveler, lien/m);
    // The foot of every page has the word, too.
    await reader.press('Enter', page.getByText(/^Total\s:/));
    await reader.pressTo('Tab', /Attestations reçues/);
    await reader.press('Enter');
    await reader.jump('table');
    for (let row = 0; row < 6; row += 1) await reader.jump('row');
    reader.note('Pendant ce temps, un collègue crée de son côté la licence de Désiré.');
    await createLicence(request, people[3]?.['@id'] ?? '', current, 'A');
    await reader.jump('region', /Total/);
    await reader.pressTo('Tab', /^Renouveler 5 licences/m);
    await reader.press('Enter', page.getByText('4 sur 5 traités.'));
    await reader.jump('table', undefined, true);
    for (let row = 0; row < 5; row += 1) await reader.jump('row');
    expectHeard(
      reader,
      'renewal',
      '# Une secrétaire renouvelle cinq licences, dont une est refusée',
      'Ce qu’un lecteur d’écran dit de la page, lu dans l’arbre d’accessibilité du navigateur ; les citations sont les touches, entre parenthèses les déplacements de la lecture. Les dates et les saisons sont masquées : jj/mm/aaaa, aaaa/aaaa.',
    );
  });
});

test('a captain who listens fills a match sheet and signs it (R2.165, R2.168)', async ({ page, request }) => {
  const api = await openApi(request);
  const { 'hydra:member': meetings } = await api.get<Listed<{ id: number }>>(
    '/api/sport_matches?homeOpponent.team.clubs=1&not[awayOpponent.team.clubs]=2&status=scheduled&order[date]=asc&itemsPerPage=1',
  );
  const match = meetings[0]?.id ?? 0;
  // Begun: else its first entry would say so, sooner or later.
  await api.put(`/api/sport_matches/${match}`, { status: 'inProgress' });
  await seatPlayers(api, match);
  await logInAt(page, `/1/sport-matches/${match}/sheet`);
  await expect(page.getByText('Prêt hors ligne')).toBeVisible();
  const players = page.getByRole('listbox').getByRole('option');
  const saved = page.getByText('Tout est enregistré');

  const reader = await openReader(page);
  await reader.jump('heading', /Parties/);
  await reader.pressTo('Tab', /Partie 1, manche 1/);
  for (const [index, sets] of [
    '789',
    '-7-8-9',
    '6-4 5 3',
    '987',
    '789',
    '4 6 8',
    '-9 7 8 6',
    '345',
    '567',
  ].entries())
    await reader.type(
      sets,
      page.getByRole('status').filter({ hasText: `Score : ${Math.max(1, index)} - ${index > 0 ? 1 : 0}` }),
    );
  await reader.jump('heading', /Horaires/);
  await reader.pressTo('Tab', /Capitaine recevant/);
  await reader.type('le roux', players);
  await reader.press('Enter');
  await reader.press('Tab');
  await reader.type('fischer j', players);
  await reader.press('Enter', saved);
  await reader.jump('heading', /Confirmation/);
  await reader.pressTo('Tab', /Confirmer pour/);
  await reader.press('Enter', page.getByRole('alertdialog'));
  await reader.press('Tab');
  await reader.press('Enter', page.getByText('État : Saisie'));
  await reader.wait(saved);
  expectHeard(
    reader,
    'matchSheet',
    '# Un capitaine remplit et signe une feuille de rencontre',
    'Les équipes sont déjà composées. Ce qu’un lecteur d’écran dit de la page, lu dans l’arbre d’accessibilité du navigateur ; les citations sont les touches, entre parenthèses les déplacements de la lecture.',
  );
});
