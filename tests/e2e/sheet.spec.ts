import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { meetingOf } from './support/meetingOf.ts';
import { openApi } from './support/openApi.ts';
import { ablePlayers, seatPlayers } from './support/seatPlayers.ts';
import { logInAt } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

// What the browser says of calls without network.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test('a sheet typed by keyboard without network outlives a reload and reaches the server once (R1.22, R2.165, R2.166)', async ({
  page,
  context,
  request,
}) => {
  const api = await openApi(request);
  const match = await meetingOf(api, 'away');
  const address = `/1/sport-matches/${match}/sheet`;
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAt(page, address);
  await expect(page.getByText('Prêt hors ligne')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouvrir', exact: true })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Open|Close|Clear)$/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Partie 1, manche 1', exact: true }).focus();
  await page.keyboard.type('789-7-8-9');
  await expect(page.getByRole('status').filter({ hasText: 'Score : 1 - 1' })).toBeVisible();
  await expect(page.getByText(/Hors ligne/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Score : 1 - 1' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Partie 2, manche 3', exact: true })).toHaveValue('-9');
  await expect(page.getByRole('banner').getByText('Val d’Yerres Ping')).toBeVisible();

  const writes = watchWrites(page);
  await context.setOffline(false);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  expect(writes.filter((write) => write === 'POST /api/games')).toHaveLength(2);
  const { games } = await api.get<{ games: { position: number; winner: string }[] }>(
    `/api/sport_matches/${match}`,
  );
  expect(games.map(({ position, winner }) => [position, winner])).toEqual([
    [1, 'home'],
    [2, 'away'],
  ]);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // Paper is wider than a phone: the page is still there for who listens to it.
  await page.locator('summary', { hasText: 'Impression et fichier' }).click();
  await expect(page.getByRole('button', { name: 'Imprimer la feuille' })).toBeVisible();
});

test('a sheet names its referee by number and a card of the bench, and another tab follows (R2.167, R2.169)', async ({
  page,
  context,
  request,
}) => {
  const api = await openApi(request);
  const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': { id: number }[] }>(
    '/api/sport_matches?awayOpponent.team.clubs=1&status=inProgress&itemsPerPage=1',
  );
  const match = meetings[0]?.id;
  const { 'hydra:member': licences } = await api.get<{
    'hydra:member': { identifier: string; person: { '@id': string } }[];
  }>('/api/licences?club=1&season.current=true&state=validated&itemsPerPage=2');
  const [referee, coach] = licences;
  await logInAt(page, `/1/sport-matches/${match}/sheet`);
  const name = async (field: string, number = ''): Promise<void> => {
    await page.getByRole('combobox', { name: field, exact: true }).focus();
    await page.keyboard.type(number);
    await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await name('Juge-arbitre', referee?.identifier);
  await page.getByRole('combobox', { name: 'Pour' }).selectOption('Banc');
  await name('Joueur ou personne du banc', coach?.identifier);
  await page.getByRole('combobox', { name: 'Carton', exact: true }).selectOption('Carton jaune');
  await page.getByRole('textbox', { name: 'Motif' }).fill('Conseil pendant l’échange');
  await page.getByRole('button', { name: 'Ajouter le carton' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '(Banc)' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(page.getByText(/autre onglet/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Réserves' }).fill('Table 2 mal éclairée');
  await expect(other.getByRole('textbox', { name: 'Réserves' })).toHaveValue('Table 2 mal éclairée');
  await other.close();
  await expect(page.getByText(/autre onglet/)).toBeHidden();

  const reserves = page.getByRole('textbox', { name: 'Réserves' });
  const values = { 'match/reserves': 'D’un autre fichier' };
  const file = { format: 'raquette-sheet', version: 1, match: `/api/sport_matches/${match}`, values };
  await page.getByLabel('Importer un fichier').setInputFiles({
    name: 'feuille.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(reserves).toHaveValue('D’un autre fichier');
  await page.getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(reserves).toHaveValue('Table 2 mal éclairée');

  const readMatch = () =>
    api.get<{ referee: { '@id': string } | null; hasWarnings: boolean }>(`/api/sport_matches/${match}`);
  await expect
    .poll(async () => {
      const { referee: named, hasWarnings } = await readMatch();
      return [named?.['@id'], hasWarnings];
    })
    .toEqual([referee?.person['@id'], true]);
  const { 'hydra:member': cards } = await api.get<{ 'hydra:member': { target: string }[] }>(
    `/api/warnings?sportMatch=${match}`,
  );
  expect(cards.map(({ target }) => target)).toContain('coach');
  await expectAccessible(page);
});

test('the visiting club finds a sheet to confirm on its home page, and both see who has confirmed when (R2.168)', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const { 'hydra:member': meetings } = await api.get<{
    'hydra:member': { '@id': string; id: number; division: { contest: { '@id': string } } }[];
  }>('/api/sport_matches?homeOpponent.team.clubs=1&awayOpponent.team.clubs=2&status=postponed');
  const [meeting] = meetings;
  await api.put(`/api/sport_matches/${meeting?.id}`, { status: 'inProgress' });
  await seatPlayers(api, meeting?.id ?? 0);
  // All games but the last.
  for (let position = 1; position < 14; position += 1) {
    const isDouble = position === 9 || position === 10;
    await api.post('/api/games', {
      sportMatch: meeting?.['@id'],
      contest: meeting?.division.contest['@id'],
      position,
      label: `Partie ${position}`,
      date: '2027-01-16',
      doubleOpposition: isDouble,
      forfeit: isDouble,
      winner: 'away',
      sets: isDouble ? [] : [1, 2, 3].map((loser) => ({ won: false, loser })),
    });
  }
  await logInAt(page, `/1/sport-matches/${meeting?.id}/sheet`);
  await page.getByRole('textbox', { name: 'Partie 14, manche 1', exact: true }).focus();
  await page.keyboard.type('789');
  await page.getByRole('button', { name: 'Confirmer pour VAL D’YERRES PING 2' }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  const signatures = page.getByRole('list', { name: 'Confirmations' });
  await expect(signatures).toContainText(/VAL D’YERRES PING 2\s: confirmée le \d\d\/\d\d\/\d{4} à \d\d:\d\d/);
  await expect(signatures).toContainText('PARIS BELLEVILLE TT 2 : pas encore confirmée');

  await page.goto('/logout');
  await page.waitForURL(/\/login/);
  await logInAt(page, '/2', 'multi');
  // The club has news, which cover its page.
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: 'VAL D’YERRES PING 2 – PARIS BELLEVILLE TT 2' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Score : 1 - 13' })).toBeVisible();
  await page.getByRole('button', { name: 'Contester la feuille' }).click();
  const dispute = page.getByRole('alertdialog', { name: 'Contester la feuille' });
  await dispute.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dispute.getByRole('textbox')).toBeFocused();
  await dispute.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Confirmer pour PARIS BELLEVILLE TT 2' }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(signatures).toContainText('État : Confirmée');
  await expect(signatures.getByText(/confirmée le/)).toHaveCount(2);
});

test.describe('a sheet that is refused in part', () => {
  // The server says no to a second seat for the same player.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 422/] });

  test('names what is stuck at the button that hands in, and hands in only what was confirmed (R2.165, R2.168)', async ({
    page,
    context,
    request,
  }) => {
    const api = await openApi(request);
    const match = await meetingOf(api, 'played');
    const [one, other] = await ablePlayers(api, match, 'home');
    await page.setViewportSize({ width: 360, height: 740 });
    await logInAt(page, `/1/sport-matches/${match}/sheet`);
    const choose = async (letter: string, number = ''): Promise<void> => {
      const field = page.getByRole('combobox', { name: `Joueur ${letter}`, exact: true });
      await field.fill(number);
      await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
      await field.press('Enter');
    };
    await choose('D', one?.identifier);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    await choose('C', one?.identifier);
    const unfinished = page.getByRole('button', { name: '1 saisie à terminer ou à revoir' });
    await expect(unfinished).toBeVisible();
    await page.getByRole('combobox', { name: 'Forfait d’une équipe' }).selectOption({ index: 2 });

    const confirm = page.getByRole('button', { name: /^Confirmer pour VAL/ });
    await confirm.click();
    const stuck = page.getByRole('group', { name: 'Ces saisies ne peuvent pas être envoyées' });
    await expect(stuck).toContainText(/Joueur C\s: Joueur déjà inscrit sur cette feuille/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Capitaine VAL .* manquant/ })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: 'Capitaine recevant' })).toBeFocused();
    await stuck.getByRole('button', { name: 'Joueur C', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Joueur C', exact: true })).toBeFocused();
    await choose('D', other?.identifier);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    await expect(stuck).toBeHidden();

    await context.setOffline(true);
    await confirm.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/Score\s: 14 - 0/);
    const colours = await dialog
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).color));
    expect(new Set(colours).size).toBe(1);
    await dialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await expect(page.getByText(/Passage à l’état «\sSaisie\s»/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Réserves' }).fill('Salle froide');
    await expect(page.getByRole('status').filter({ hasText: 'Score : 14 - 0' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'À confirmer de nouveau' })).toBeInViewport();
    await expect(page.getByText(/Passage à l’état/)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    const statusNow = async () => (await api.get<{ status: string }>(`/api/sport_matches/${match}`)).status;
    expect(await statusNow()).toBe('inProgress');
    await confirm.click();
    await dialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await expect.poll(statusNow).toBe('entered');
  });
});

test('a set that is typed over leads to the next field once, and all sets are under one another (R2.166)', async ({
  page,
  context,
  request,
}) => {
  const match = await meetingOf(await openApi(request), 'untouched');
  await page.setViewportSize({ width: 1366, height: 768 });
  await logInAt(page, `/1/sport-matches/${match}/sheet`);
  await expect(page.getByText('Prêt hors ligne')).toBeVisible();
  // Nothing of it reaches the server.
  await context.setOffline(true);
  const set = (game: number, number: number) =>
    page.getByRole('textbox', { name: `Partie ${game}, manche ${number}`, exact: true });
  await set(3, 1).focus();
  await page.keyboard.type('09 08 -05');
  // The bar leads to what is not finished.
  await page.getByRole('button', { name: '1 saisie à terminer ou à revoir' }).click();
  await expect(set(3, 4)).toBeFocused();
  await page.keyboard.type('-08 12');
  await expect(set(4, 1)).toBeFocused();
  await page.keyboard.type('789');
  await expect(set(5, 1)).toBeFocused();
  const lefts = await page
    .getByRole('textbox', { name: /, manche 1$/ })
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);

  await set(3, 1).focus();
  await set(3, 1).selectText();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(set(3, 2)).toBeFocused();
  await set(3, 5).focus();
  await set(3, 5).selectText();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(set(4, 1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(set(4, 2)).toBeFocused();
  await expect(set(4, 1)).toHaveValue('7');
});

test('a press on a button that hands in counts while the page settles under the finger (R2.168)', async ({
  page,
  request,
}) => {
  const match = await meetingOf(await openApi(request), 'played');
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let reads = 0;
  // The first answer opens the page, the second is that of the first round.
  await page.route(`**/api/sport_matches/${match}`, async (route) => {
    reads += 1;
    if (reads > 1) await opened;
    await route.continue();
  });
  await logInAt(page, `/1/sport-matches/${match}/sheet`);
  const button = page.getByRole('button', { name: /^(Confirmer pour VAL|Rouvrir)/ });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/api/sport_matches/${match}`));
  open();
  await (await answered).finished();
  await expect(page.getByRole('list', { name: 'Confirmations' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(
    page.getByRole('alertdialog').or(page.getByText(/^La feuille ne peut pas être confirmée/)),
  ).toBeVisible();
});

test('the players of a sheet are shown by their names (R2.165)', async ({ page, request }) => {
  const api = await openApi(request);
  const { 'hydra:member': meetings } = await api.get<{ 'hydra:member': { id: number }[] }>(
    '/api/sport_matches?homeOpponent.team.clubs=1&status=validated&itemsPerPage=1',
  );
  const { homeSheetMatches } = await api.get<{
    homeSheetMatches: { player: { person: { familyName: string; givenName: string } } }[];
  }>(`/api/sport_matches/${meetings[0]?.id}`);
  const { familyName, givenName } = homeSheetMatches[0]?.player.person ?? {};
  await logInAt(page, `/1/sport-matches/${meetings[0]?.id}/show`);
  await expect(page.getByText(`A ${familyName} ${givenName}`)).toBeVisible();
  await page.goto('/1/sheet-match-players');
  await expect(page.getByRole('cell', { name: `${familyName} ${givenName}` }).first()).toBeVisible();
});
