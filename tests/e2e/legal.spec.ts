import { expect } from '@playwright/test';
import { legalPaths } from '../../src/lib/legalPaths.ts';
import { expectAccessible } from './support/axe.ts';
import { createPerson } from './support/createPerson.ts';
import { signInAt } from './support/signIn.ts';
import { tabTo } from './support/tabTo.ts';
import { test } from './support/test.ts';

const STATE = /^Accessibilité\s: (?:totalement conforme|partiellement conforme|non conforme)$/;

test('by keys alone a visitor goes from the login to the declaration of accessibility, and back', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Identifiant')).toBeFocused();
  const foot = page.getByRole('contentinfo');
  await tabTo(page, foot.getByRole('link', { name: STATE }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Déclaration d’accessibilité');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/accessibilite');
  await expect(page).toHaveTitle('Déclaration d’accessibilité - Raquette');

  await tabTo(page, foot.getByRole('link', { name: 'Données personnelles' }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Données personnelles');
  await expect(heading).toBeFocused();
  // From the foot of a long page to the head of the next.
  await expect(heading).toBeInViewport();

  await page.goBack();
  await expect(heading).toHaveText('Déclaration d’accessibilité');
  await tabTo(page, page.getByRole('link', { name: 'Connexion' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(heading).toHaveText('Connexion');
});

// In the light and on a wide screen they are pages of the sample of `rgaa.spec.ts`.
test('axe finds nothing to say about the pages of the law, dark and 360 pixels wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of Object.values(legalPaths)) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('on a phone no bar of a form covers the foot, which leads out of a club and back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await createPerson(request);
  await signInAt(page, `/1/persons/${id}/details`);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await tabTo(page, link);
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === element;
        }),
      )
      .toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Données personnelles');
  await page.getByRole('link', { name: 'Mon espace' }).click();
  await expect(page).toHaveURL('/1');
});

test('the foot stays off paper, and the declaration is whole there', async ({ page }) => {
  await page.goto('/accessibilite');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Libre réponse 71120')).toBeVisible();
});
