import { expect } from '@playwright/test';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

// What is drawn has its words beside it, and both say the same.

test('every bar of a chart has its row with the same value (R2.179)', async ({ page }) => {
  await signInAt(page, '/1/statistics');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Par type' }) });
  await section.scrollIntoViewIfNeeded();
  const names = section.locator('svg .MuiChartsAxis-tickLabel').filter({ hasText: /\p{L}/u });
  const rows = section.getByRole('row');
  await expect(names).toHaveCount((await rows.count()) - 1);
  for (const [at, name] of (await names.allTextContents()).entries()) {
    const [head = '', value = ''] = await rows
      .nth(at + 1)
      .getByRole('rowheader')
      .or(rows.nth(at + 1).getByRole('cell'))
      .allInnerTexts();
    expect(head).toBe(name);
    await names.nth(at).scrollIntoViewIfNeeded();
    const drawn = await names.nth(at).boundingBox();
    if (!drawn) throw new Error(`${name} is not drawn.`);
    // What the eye reads off a bar.
    await page.mouse.move(drawn.x + drawn.width + 40, drawn.y + drawn.height / 2, { steps: 3 });
    const read = page.locator('.MuiChartsTooltip-root');
    await expect(read).toContainText(name);
    await expect(read).toContainText(value);
  }
});

test('every pin of the map of halls has its card with the same number and name (R2.130)', async ({
  page,
}) => {
  await signInAt(page, '/1/sporthalls');
  const pins = page.getByRole('region', { name: 'Carte des salles' }).getByRole('button', { name: /^Salle/ });
  await expect(pins.first()).toBeVisible();
  const pinned = (await pins.evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ''))).map((label) =>
    (label.split('\u00a0: ')[1] ?? '').split(', '),
  );
  const signs = (await pins.allTextContents()).map((sign) => sign.split(', '));
  const cards = await page
    .getByRole('list', { name: 'Salles de cette page' })
    .getByRole('heading')
    .evaluateAll((all) =>
      all.map(
        (card) => `${card.firstChild?.textContent ?? ''} ${card.querySelector('a')?.textContent ?? ''}`,
      ),
    );
  expect(
    pinned
      .flatMap((names, pin) => names.map((name, at) => `${signs[pin]?.[at] ?? ''} ${name}`))
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(cards);
});
