import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createPerson } from './support/createPerson.ts';
import { expectAccessible } from './support/axe.ts';
import { meetingOf } from './support/meetingOf.ts';
import { openApi } from './support/openApi.ts';
import { shiftOf, watchShifts } from './support/shifts.ts';
import { fillLogin, signIn, signInAt, takeSession } from './support/signIn.ts';
import { test } from './support/test.ts';

/** A phone's page moves up and down only; what is wider, as a table, moves within its own frame. */
const expectToFit = async (page: Page): Promise<void> => {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the page').toBeLessThanOrEqual(screen);
};

test.describe('a phone', () => {
  test('shows login, home, list and form within its 360 pixels @phone-only', async ({ page, request }) => {
    const person = await createPerson(request);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await fillLogin(page, 'gestionnaire');
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Personnes du club' })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('menuitem', { name: 'Personnes' }).click();
    await expect(page.getByRole('list', { name: 'Liste : Personnes' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Personnes' })).toBeHidden();
    await expectToFit(page);
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }).fill(person.familyName);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: person.familyName }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.familyName })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    // The next step is wholly visible, the rest waits behind one button.
    await expect(page.getByRole('link', { name: 'Prendre une licence' })).toBeInViewport({ ratio: 1 });
    const certificate = page.getByRole('link', { name: 'Nouveau certificat' });
    await expect(certificate).toBeHidden();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await expect(certificate).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(certificate).toBeHidden();
    await expect(page.getByRole('button', { name: 'Autres actions' })).toBeFocused();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Prénom', exact: true });
    await expect(name).toHaveValue('Camille');
    await expectToFit(page);
    await expectAccessible(page);
    await name.fill('Claude');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(
      `${person.familyName} Claude`,
    );
    await expectToFit(page);
  });

  test('shows the first card of a list at once, and moves nothing when the rest comes @phone-only', async ({
    page,
  }) => {
    await page.addInitScript(watchShifts);
    await takeSession(page);
    for (const list of ['persons', 'licences']) {
      await page.goto(`/1/${list}`);
      const first = page
        .getByRole('list', { name: /^Liste/ })
        .getByRole('listitem')
        .first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y, list).toBeLessThanOrEqual(225);
      expect(await page.evaluate(shiftOf), list).toBeLessThan(0.1);
    }
  });

  test('opens records whose head and sections move nothing as they come @phone-only', async ({ page }) => {
    await page.addInitScript(watchShifts);
    await takeSession(page);
    for (const record of ['licences/221', 'mutations/1', 'teams/1', 'persons/81']) {
      await page.goto(`/1/${record}/show`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(shiftOf), record).toBeLessThan(0.015);
    }
  });

  test('reaches calendars and lists of choices within the filters of a list @phone-only', async ({
    page,
  }) => {
    await signInAt(page, '/1/persons');
    await page.getByRole('button', { name: 'Filtres' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('button', { name: 'Ouvrir le calendrier : Date de naissance : du' }).click();
    await page.getByRole('gridcell', { name: '12' }).click();
    await expect(page.getByRole('gridcell', { name: '12' })).toBeHidden();
    await sheet.getByRole('combobox', { name: 'Sexe' }).click();
    await page.getByRole('option', { name: 'Féminin' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet.getByRole('combobox', { name: 'Sexe' })).toHaveText('Féminin');
    await expectAccessible(page);
  });

  test('has what closes a dialog in its corner, beside a long name @phone-only', async ({ page }) => {
    await signInAt(page, '/1/licences');
    await page.getByRole('link', { name: /^BERNARD Arnaud/ }).click();
    const dialog = page.getByRole('dialog', { name: /^BERNARD Arnaud/ });
    await expect(dialog.getByRole('link', { name: 'Consulter' })).toBeVisible();
    const close = await dialog.getByRole('button', { name: 'Fermer' }).first().boundingBox();
    const name = await dialog.getByRole('heading', { level: 2 }).first().boundingBox();
    if (!close || !name) throw new Error('The head of the dialog has no room');
    expect(close.x).toBeGreaterThan(name.x + name.width / 2);
    expect(close.y).toBeLessThan(name.y + name.height);
  });

  test('begins at its heading when an entry of the menu is pressed twice @phone-only', async ({ page }) => {
    // Only a menu that slides away can be pressed meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await signIn(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('menuitem', { name: 'Personnes' }).dblclick();
    await expect(page.getByRole('menuitem', { name: 'Personnes' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeFocused();
  });

  test('closes the menu on a reload and on a change of address @phone-only', async ({ page }) => {
    await signIn(page);
    await page.goto('/1/persons');
    const entry = page.getByRole('menuitem', { name: 'Personnes' });
    const open = page.getByRole('button', { name: 'Ouvrir le menu' });
    await open.click();
    await expect(entry).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Liste : Personnes' })).toBeVisible();
    await expect(entry).toBeHidden();
    await open.click();
    await expect(entry).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await expect(entry).toBeHidden();
  });
});

test('a dialog over a list keeps what is typed into it while the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAt(page, '/1/persons');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Vues enregistrées' }).click();
  const name = page.getByRole('textbox', { name: 'Nom de la vue' });
  await name.fill('Jeunes');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const rows =
      size.width < 600
        ? page.getByRole('list', { name: 'Liste : Personnes', includeHidden: true })
        : page.getByRole('table', { includeHidden: true });
    await expect(rows).toBeVisible();
    await expect(name).toHaveValue('Jeunes');
  }
});

test('a page enlarged to 200 % has the room of the menu, which is there on demand', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAt(page, '/1/persons');
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  // What the browser makes of 1366 by 768 pixels.
  await page.setViewportSize({ width: 683, height: 384 });
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  const room = () => page.locator('#main-content').evaluate(({ clientWidth }) => clientWidth);
  for (const address of ['/1', '/1/persons', '/1/persons/2', '/1/persons/2/details', '/1/licences']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await room()).toBeGreaterThanOrEqual(600);
    await expectToFit(page);
  }
  // What can be done with chosen rows would cover all of the others.
  await page.goto('/1/persons');
  await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
  await expect(page.getByRole('toolbar', { name: 'Actions sur la sélection' })).toHaveCSS(
    'position',
    'static',
  );
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect.poll(room).toBeLessThan(500);
  await page.getByRole('menuitem', { name: 'Personnes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible();
  await expect.poll(room).toBeGreaterThanOrEqual(600);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
});

test('a sheet of 14 games takes at most 2,400 px, and opens the game that is touched @phone', async ({
  page,
  request,
}) => {
  const match = await meetingOf(await openApi(request), 'untouched');
  await signInAt(page, `/1/sport-matches/${match}/sheet`);
  const field = page.getByLabel('Partie 5, manche 1');
  await expect(field).toBeAttached();
  // Without the foot of the site.
  const height = await page
    .locator('#main-content')
    .evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
  if ((page.viewportSize()?.width ?? 0) < 600) expect(height).toBeLessThanOrEqual(2400);
  await page.locator('label[for="game/5/0"]').click();
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(40);
});
