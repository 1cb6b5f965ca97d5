import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';

test('a visitor reads a draw round by round on 320 pixels, and in words (R2.17, R2.18, R2.19, R2.174, R1.6, R1.21, R2.162)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contests/individual/consult');
  await expect(page.getByRole('heading', { level: 2, name: /Critérium fédéral/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '1er', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '5e ex aequo' })).toHaveCount(4);
  await expectAccessible(page);
  const group = page.getByRole('combobox', { name: 'Groupe' });
  await expect(group).toBeHidden();
  await page.getByRole('button', { name: /^Tour 1 · .*\s– changer$/ }).click();
  await expect(group).toBeVisible();
  for (const tab of ['Classement', 'Poules', 'Parties']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const tables = page.getByRole('tabpanel', { name: tab, exact: true }).getByRole('region');
    await expect(tables.first()).toBeVisible();
    expect(
      await tables.evaluateAll((frames) => frames.filter((one) => one.scrollWidth > one.clientWidth).length),
    ).toBe(0);
  }

  await page.getByRole('tab', { name: 'Tableaux' }).click();
  await page
    .getByRole('combobox', { name: 'Tableau', exact: true })
    .selectOption('Tableau final, places 1 à 8');
  const steps = page.getByRole('group', { name: 'Tours' });
  await expect(steps).toContainText('1/4 de finale (1/3)');
  await steps.getByRole('button', { name: 'Tour suivant' }).click();
  await expect(steps).toContainText('1/2 finale (2/3)');
  await page.getByRole('group', { name: 'Tableau final' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('Finale (3/3)');
  await expectAccessible(page);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);

  const follow = page.getByRole('combobox', { name: 'Suivre un joueur' });
  await follow.selectOption({ index: 1 });
  const name = await follow.locator('option').nth(1).textContent();
  await expect(page.getByRole('status').filter({ hasText: '1/4 de finale' }).last()).toContainText(
    name ?? '',
  );
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page.locator('ol mark').first()).toContainText(name ?? '');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('ol mark').first()).toContainText(name ?? '');
});
