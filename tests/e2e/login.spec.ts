import { expect } from '@playwright/test';
import { openApi } from './support/openApi.ts';
import { fillLogin, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Mail {
  readonly id: number;
  readonly to: string;
  readonly text: string;
}

test.describe('login', () => {
  test('opens the home of the club, with the season and its counters (R1.2, R1.4, R1.5, R2.1, R2.8, R2.23, R2.154, R8.33)', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, 'gestionnaire');
    await expect(page.getByText('Connexion réussie')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(page).toHaveURL('/1');
    await expect(page).toHaveTitle('Accueil - Raquette');

    const api = await openApi(request);
    const people = await api.get<{ 'hydra:totalItems': number }>(
      '/api/people?club=/api/clubs/1&itemsPerPage=1',
    );
    await expect(page.getByRole('link', { name: 'Personnes du club' })).toHaveText(
      `${people['hydra:totalItems']}Personnes du club`,
    );
  });

  test('shows what waits for the club, each number the one of its list, asked for in one request', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (call) => {
      const body = call.postData() ?? '';
      if (body.includes('todo__')) asked.push(body);
    });
    await signIn(page);
    const board = page.getByRole('region', { name: 'À faire' });
    const cards = board.getByRole('region');
    await expect(cards.first()).toBeVisible();
    await expect(board.getByRole('status')).toHaveCount(0);
    expect(asked).toHaveLength(1);
    const waiting = await cards.evaluateAll((all) =>
      all.map((card) => ({
        title: card.querySelector('h3')?.textContent ?? '',
        list: [...card.querySelectorAll('a')].at(-1)?.textContent ?? '',
      })),
    );
    expect(waiting.map(({ title }) => title).join()).toContain('pré-inscriptions à traiter');
    for (const { title, list } of waiting) {
      await board.getByRole('region', { name: title }).getByRole('link', { name: list }).click();
      await expect(page.getByText(/^\d+ résultats?$/)).toHaveText(
        new RegExp(`^${Number.parseInt(title, 10)} résultats?$`),
      );
      await page.goBack();
    }
  });

  test('asks for the code of the second factor and takes the one from the mailbox (R1.5, R2.2, R2.155, R4.3)', async ({
    page,
    request,
  }) => {
    await page.goto('/login');
    await fillLogin(page, 'mfa');
    await expect(page.getByRole('heading', { name: 'Vérification en deux étapes' })).toBeVisible();
    await expect(page).toHaveURL(/\/login\/verify\?hash=[0-9a-f]+$/);

    const mails = (await (await request.get('/sandbox/mailbox')).json()) as readonly Mail[];
    const code = /\d{6}/.exec(mails.find(({ to }) => to === 'mfa@example.org')?.text ?? '')?.[0] ?? '';
    await page.getByLabel('Code de vérification').fill(code);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(page).toHaveURL('/1');

    // The hash has left the history with the code.
    await page.goBack();
    await expect(page).not.toHaveURL(/hash=/);
  });
});
