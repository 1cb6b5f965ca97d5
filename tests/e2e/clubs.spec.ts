import { expect } from '@playwright/test';
import { PNG } from '../support/sampleFiles.ts';
import { openApi } from './support/openApi.ts';
import { logInAt, signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

interface Page<T> {
  readonly 'hydra:member': readonly T[];
  readonly 'hydra:totalItems': number;
}

interface Named {
  readonly name: string;
  readonly correspondent: { readonly person: Readonly<Record<'familyName' | 'givenName', string>> };
}

interface Person {
  readonly familyName: string;
}

test.describe('an account with two clubs', () => {
  test('changes the club in the bar, and sees nothing of the one before (R1.27, R2.110, R2.158, R4.7, R4.8)', async ({
    page,
    request,
  }) => {
    const api = await openApi(request, 'multi');
    const accesses = await api.get<{ clubPermissions: readonly { node: number }[] }>(
      '/api/accounts/me/accesses',
    );
    const second = accesses.clubPermissions.map(({ node }) => node).find((node) => node !== 1) ?? 0;
    const [here, there] = await Promise.all(
      [1, second].map(async (id) => ({
        club: await api.get<Named>(`/api/clubs/${id}`),
        people: await api.get<Page<Person>>(
          `/api/people?order[familyName]=asc&order[givenName]=asc&order[id]=asc&club=/api/clubs/${id}&itemsPerPage=25`,
        ),
      })),
    );
    if (!here || !there) throw new Error('The account has no two clubs');
    const rows = page.getByRole('table').locator('tbody').getByRole('row');

    await signIn(page, 'multi');
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    await expect(rows.first()).toContainText(here.people['hydra:member'][0]?.familyName ?? '?');

    // The answers of the other club are delayed: what is on the screen meanwhile is nobody's.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/people?*clubs%2F${second}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('combobox', { name: 'Club' }).click();
    await page.getByRole('option', { name: there.club.name }).click();
    await expect(page).toHaveURL(`/${second}`);
    // The club has news, shown once a session (R4.8).
    const news = page.getByRole('dialog', { name: 'Ouverture des inscriptions pour la reprise' });
    await news.getByRole('button', { name: 'Fermer' }).click();
    await expect(news).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    await expect(page).toHaveURL(`/${second}/persons`);
    await expect(page.getByText('Chargement...')).toBeVisible();
    await expect(rows).toHaveCount(0);
    release();

    await expect(page.getByText(`${there.people['hydra:totalItems']} résultats`)).toBeVisible();
    await expect(rows.first()).toContainText(there.people['hydra:member'][0]?.familyName ?? '?');

    // Nothing of the first club was kept either: it is requested again.
    const again = page.waitForRequest((call) => /\/api\/people\?.*clubs%2F1$/.test(call.url()));
    await page.getByRole('combobox', { name: 'Club' }).click();
    await page.getByRole('option', { name: here.club.name }).click();
    // The menu of the other club stays until then.
    await expect(page).toHaveURL('/1');
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    await again;
    await expect(rows.first()).toContainText(here.people['hydra:member'][0]?.familyName ?? '?');

    await page.goto(`/${second}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toContain('info-dialog');
    await expect(news).toHaveCount(0);
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => document.cookie)).not.toContain('info-dialog');
    await logInAt(page, `/${second}`, 'multi');
    await expect(news).toBeVisible();
  });
});

test('a club shows who answers for it, and saves what it changes of itself (R1.12, R3.164, R2.132)', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const { correspondent } = await api.get<Named>('/api/clubs/1');
  await signIn(page);
  await page.getByRole('button', { name: 'Club', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Informations' }).click();
  await expect(page).toHaveURL('/1/informations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations du club');
  const { givenName, familyName } = correspondent.person;
  await expect(page.getByText(`${familyName} ${givenName}`, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Modifier' }).click();
  await page.getByRole('textbox', { name: 'Couleurs' }).fill('Vert et or');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
  expect(await api.get('/api/clubs/1')).toMatchObject({ colors: 'Vert et or' });
});

test('a club shows its initials until its logo is read, and when that is broken', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const club = await api.get<Named>('/api/clubs/1');
  const save = (logo: unknown) => api.put('/api/clubs/1', { ...club, logo });
  await save({ originalFilename: 'logo.png', base64File: `data:image/png;base64,${PNG}` });
  const emblem = page.getByRole('banner').locator('[data-shape="square"]');
  await signIn(page);
  await expect(emblem).toHaveText(/^\p{Lu}{2}$/u);
  await expect(emblem.locator('img')).toHaveJSProperty('complete', true);
  await expect(emblem).toHaveText('');

  await page.route(/\/api\/files\//, (route) => route.fulfill({ contentType: 'image/png', body: 'broken' }));
  await page.reload();
  const read = page.waitForResponse(/\/api\/files\//);
  await read;
  await expect(emblem).toHaveText(/^\p{Lu}{2}$/u);
  await expect(emblem.locator('img')).toHaveCount(0);
  await save(null);
});
