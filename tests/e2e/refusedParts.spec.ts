import { expect } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('a page whose code is refused says so at once, and is there once it is tried again (R2.103)', async ({
  page,
}) => {
  await signIn(page);
  // Nothing here waits for a time: the 120 s of code that stalls would outlast the test.
  await page.route('**/assets/StatisticsPage-*.js', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Statistiques', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Le chargement a échoué');

  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
});

test('an application whose code is refused says so instead of loading for ever (R2.103)', async ({
  page,
}) => {
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('status')).toContainText('Le chargement a échoué');
});
