import { expect } from '@playwright/test';
import { openApi } from './support/openApi.ts';
import { fillLogin, logIn } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Mail {
  readonly id: number;
  readonly to: string;
  readonly text: string;
}

/** A document begins with new tokens and the rights of its account, whatever it shows. */
const OF_SESSION = ['/api/token/refresh', '/api/accounts/me/accesses'];
/** Read behind the page, once it has had all its data for two seconds: on a busy machine while the test still looks. */
const BEHIND = ['/api/index.jsonld'];

/** Runs in the page: adds up how far its parts jump (CLS). */
const watchShifts = (): void => {
  const window = globalThis as { shift?: number };
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shift = (window.shift ?? 0) + Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

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

  test('shows what waits for the club, each number the one of its list, read in one request', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (call) => {
      const body = call.postData() ?? '';
      if (body.includes('todo__')) requests.push(body);
    });
    await logIn(page);
    const board = page.getByRole('region', { name: 'À faire' });
    const lists = board.getByRole('link', { name: /^\d/ });
    await expect(lists.first()).toBeVisible();
    await expect(board.getByRole('status')).toHaveCount(0);
    expect(requests).toHaveLength(1);
    const waiting = [...new Set(await lists.allTextContents())];
    expect(waiting.join()).toContain('pré-inscriptions à traiter');
    for (const title of waiting) {
      await lists.getByText(title, { exact: true }).first().click();
      await expect(page.getByText(/^\d+ résultats?$/)).toHaveText(
        new RegExp(`^${Number.parseInt(title, 10)} résultats?$`),
      );
      await page.goBack();
    }
  });

  test('keeps its places while it loads, and reads all of it in four requests at most', async ({ page }) => {
    await logIn(page);
    await expect(page.getByRole('link', { name: /Personnes du club/ })).toBeVisible();
    // Where it was clicked before, a link of the page would be pointed at, and described.
    await page.mouse.move(0, 0);
    const requests: string[] = [];
    page.on('request', (call) => {
      const { pathname } = new URL(call.url());
      if (pathname.startsWith('/api/') && ![...OF_SESSION, ...BEHIND].includes(pathname))
        requests.push(pathname);
    });
    await page.addInitScript(watchShifts);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /Personnes du club/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rencontres à venir' })).toBeVisible();
    expect(new Set(requests)).toEqual(new Set(['/api/graphql', '/api/read/notifications', '/api/seasons']));
    // The names of the clubs go ahead where the seasons are there before the code of the page.
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await page.evaluate(() => (globalThis as { shift?: number }).shift)).toBeLessThan(0.02);
  });

  test('requires the code of the second factor and takes the one from the mailbox (R1.5, R2.2, R2.155, R4.3)', async ({
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
