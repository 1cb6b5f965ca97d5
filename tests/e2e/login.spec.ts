import { expect } from '@playwright/test';
import { openApi } from './support/openApi.ts';
import { fillLogin } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Mail {
  readonly id: number;
  readonly to: string;
  readonly text: string;
}

test.describe('login', () => {
  test('opens the home of the club, with the season and its counters', async ({ page, request }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await fillLogin(page, 'gestionnaire');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(page).toHaveURL('/1');
    await expect(page).toHaveTitle('Accueil - Raquette');
    await expect(page.getByText('Connexion réussie')).toBeVisible();

    const api = await openApi(request);
    const people = await api.get<{ 'hydra:totalItems': number }>(
      '/api/people?club=/api/clubs/1&itemsPerPage=1',
    );
    await expect(page.getByRole('link', { name: 'Personnes du club' })).toHaveText(
      `${people['hydra:totalItems']}Personnes du club`,
    );
  });

  test('asks for the code of the second factor and takes the one from the mailbox', async ({
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

  test('asks for name and password before anything is sent', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (call) => calls.push(call.url()));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('La valeur ne doit pas être vide.')).toHaveCount(2);
    await expect(page.getByLabel('Identifiant')).toBeFocused();
    expect(calls.filter((url) => url.includes('/login_check'))).toEqual([]);
  });
});

test.describe('a login that is refused', () => {
  test.use({ expectedErrors: [/status of 401 .*login_check/] });

  test('says so, keeps the name and lets try again, for a wrong password and an unknown name alike', async ({
    page,
  }) => {
    await page.goto('/login');
    await fillLogin(page, 'lecteur', 'fausse');
    const alert = page.getByRole('alert');
    await expect(alert).not.toBeEmpty();
    const sentence = await alert.innerText();
    await expect(page.getByText('La connexion a échoué')).toBeVisible();
    await expect(page.getByLabel('Identifiant')).toHaveValue('lecteur');

    await fillLogin(page, 'personne-de-ce-nom', 'fausse');
    await expect(alert).toHaveText(sentence);

    await fillLogin(page, 'lecteur');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  });

  test('gives no way in to an account without a club', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'sans-acces');
    await expect(page.getByText('Connexion non autorisée')).toBeVisible();
    await page.goto('/1');
    await expect(page).toHaveURL('/login?redirect=%2F1');
  });
});
