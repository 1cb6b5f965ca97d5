import { expect, type Page } from '@playwright/test';
import { sql } from '../../sandbox/storage/sql.ts';
import type { Sandbox } from '../../sandbox/api/openSandbox.ts';
import { openSeededSandbox } from '../support/screens/openSeededSandbox.ts';
import { readCode } from '../support/screens/readCode.ts';
import { logIn } from './support/signIn.ts';
import { test } from './support/test.ts';
import { watchWrites } from './support/watchWrites.ts';

test.use({ expectedErrors: [/status of (403 .*clubs\/1|401 .*login_check_mfa)/] });

let sandbox: Sandbox;
test.beforeAll(async () => {
  sandbox = await openSeededSandbox();
});
test.afterAll(async () => {
  await sandbox.close();
});

/** The page calls the reference API of this process, whose database the test reaches. */
const answerFrom = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const answer = await sandbox.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
};

test('a code is required in the middle of a form, which is saved once it is given (R4.3, R8.36, R8.37)', async ({
  page,
}) => {
  const { db } = sandbox.context;
  await answerFrom(page);
  await logIn(page);
  await db.query(sql`update accounts set mfa_enabled = true where username = 'gestionnaire'`);
  await page.goto('/1/informations');
  await page.getByRole('link', { name: 'Modifier' }).click();
  await page.getByRole('textbox', { name: 'Couleurs' }).fill('Bleu nuit');
  const writes = watchWrites(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  const dialog = page.getByRole('dialog', { name: 'Vérification en deux étapes' });
  const field = dialog.getByLabel('Code de vérification');
  await expect(field).toBeFocused();
  const code = await readCode(sandbox);
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/code/);
  await field.fill(code);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Enregistrement réussi')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await db.query(sql`select colors from organizations where id = 1`)).toEqual([
    { colors: 'Bleu nuit' },
  ]);
  // Refused for want of the code, then taken.
  expect(writes.filter((write) => write === 'PUT /api/clubs/1')).toHaveLength(2);
});
