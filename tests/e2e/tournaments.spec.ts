import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';
import { textOfPdf } from './support/textOfPdf.ts';

test('a visitor finds a tournament on a phone and follows a player through its draw (R2.15, R2.20, R2.174, R1.6)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tournaments/search?from=2026-10-01&until=2027-05-31');
  await expect(page.getByText('5 tournois', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Tournoi de la Toussaint', exact: true }),
    'in the first screen',
  ).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('À partir du', { exact: true })).toBeHidden();
  await page.getByText('Plus de critères').click();
  await expect(page.getByLabel('À partir du', { exact: true })).toHaveValue('01/10/2026');
  await page.getByLabel('Régional').check();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('1 tournoi', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/type=R/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tournoi de la Toussaint', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tournoi de la Toussaint' })).toBeFocused();
  await page.getByLabel('Tableau du tournoi').selectOption('A');
  await expect(page).toHaveURL(/event=A/);
  await page.getByLabel('Suivre un joueur').selectOption({ index: 1 });
  await expect(page).toHaveURL(/event=A.*player=/);
  await expectAccessible(page);
  // Wider than a sheet: what is laid out anew for it must not push the last round off the paper.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.getByRole('table')).toBeVisible();
  expect(textOfPdf(await page.pdf({ preferCSSPageSize: true }))).toContain('Finale');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Retour à la recherche' }).click();
  await page.getByRole('button', { name: 'Retirer le critère Régional' }).click();
  await expect(page.getByText('5 tournois', { exact: true })).toBeVisible();
});

test('the map has the tournaments of the list, by keyboard alone (R2.20)', async ({ page }) => {
  await page.goto('/tournaments/search?from=2026-10-01&until=2027-05-31');
  await tabTo(page, page.getByRole('button', { name: 'Carte' }));
  await page.keyboard.press('Enter');
  // Each place says how many it has: together as many as the list has.
  const pins = page.getByRole('button', { name: /\d+ tournois?$/ });
  await expect(pins.first()).toBeVisible();
  const counts = await pins.evaluateAll((all) => all.map((pin) => Number.parseInt(pin.textContent, 10)));
  const listed = page.getByRole('table', { name: 'Tournois de la carte' }).getByRole('row');
  await expect(listed).toHaveCount(1 + counts.reduce((sum, count) => sum + count, 0));
  const place = page.getByRole('button', { name: /^Plélan-le-Grand.*1 tournoi$/ });
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tournois à Plélan-le-Grand' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tournoi de Brocéliande', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open du Val d’Yerres' })).toBeHidden();
  await expectAccessible(page);
});
