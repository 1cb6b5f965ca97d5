import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createPerson } from './support/createPerson.ts';
import { signIn, signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

const headed = async (page: Page, title: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0);
};

/** Figures as tables, and beside them their charts. */
const openFigures = async (page: Page): Promise<void> => {
  await page.getByRole('menuitem', { name: 'Statistiques', exact: true }).click();
  await headed(page, 'Statistiques');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('.MuiBarChart-root').first()).toBeVisible();
};

test.describe('axe finds nothing to say', () => {
  test('about the pages of the way in', async ({ page }) => {
    await page.goto('/login');
    await headed(page, 'Connexion');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('La valeur ne doit pas être vide.')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(`/login/verify?hash=${'0'.repeat(64)}`);
    await headed(page, 'Vérification en deux étapes');
    await expectAccessible(page);
    await page.goto('/not-found');
    await headed(page, 'Page introuvable');
    await expectAccessible(page);
  });

  test.describe('about a code', () => {
    test.use({ expectedErrors: [/404 .*\/api\/attestations\//] });

    test('that nobody has given out', async ({ page }) => {
      await page.goto('/attestations/1-inconnue');
      await headed(page, 'Vérification d’une attestation');
      await expect(page.getByRole('main').getByRole('status')).toContainText('Attestation inconnue');
      await expectAccessible(page);
    });
  });

  test('about home, lists and what opens over them', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Personnes du club' })).toHaveText(/^\d/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const [menu, title] of [
      ['Personnes', 'Personnes'],
      ['Licences', 'Licences'],
    ] as const) {
      const group = page.getByRole('button', { name: menu, exact: true, expanded: false });
      if (await group.isVisible()) await group.click();
      await page.getByRole('menuitem', { name: menu, exact: true }).click();
      await headed(page, title);
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeVisible();
    await expectAccessible(page);
    await openFigures(page);
    await expectAccessible(page);
  });

  test('about forms, their errors, their questions and the reading view', async ({ page, request }) => {
    const person = await createPerson(request);
    await signInAt(page, '/1/licences/create');
    await expect(page.getByRole('dialog', { name: 'Nouvelle licence' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Créer' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Formulaire invalide' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('combobox', { name: 'Personne' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Type', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/1/persons/${person.id}/details`);
    await headed(page, person.familyName);
    await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/1/persons/${person.id}/show`);
    await headed(page, person.familyName);
    await expect(page.getByRole('definition').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('in the dark, about login, home, figures, palette and form, until the light theme is chosen', async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await headed(page, 'Connexion');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expectAccessible(page);
    await signIn(page);
    await expectAccessible(page);
    await openFigures(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Rechercher une page, une personne' });
    await field.fill(person.familyName);
    await expect(page.getByRole('option', { name: person.familyName })).toBeVisible();
    await expectAccessible(page);
    await field.press('Enter');
    await headed(page, person.familyName);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Modifier' }).click();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compte de gestionnaire' }).click();
    await page.getByRole('menuitemradio', { name: 'Thème clair' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  });

  test('in the dark, about the rights of every account, those that may only be read too', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAt(page, '/1/permissions');
    await page.getByRole('button', { name: 'Tableau de tous les comptes' }).click();
    await page.getByRole('button', { name: 'Licences', exact: true }).last().click();
    await expect(page.getByRole('combobox', { name: 'Prise de licence, gestionnaire' })).toBeDisabled();
    await expectAccessible(page);
  });

  test('about a form that may only be read', async ({ page, request }) => {
    const person = await createPerson(request);
    await signInAt(page, `/1/persons/${person.id}/details`, 'lecteur');
    await headed(page, person.familyName);
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await expectAccessible(page);
  });
});

interface Faint {
  readonly what: string;
  readonly text: string;
  readonly ratio: number;
}

/** Runs in the page: texts that the colours as computed leave fainter than they have to be. */
const findFaint = (): {
  readonly faint: readonly Faint[];
  readonly seen: Readonly<Record<string, number>>;
} => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to mix colours on');
  /** What is seen of colours laid upon one another, the lowest first: its relative luminance (WCAG 2.2). */
  const luminanceOf = (colors: readonly string[], opacity = 1): number => {
    for (const [index, color] of ['white', ...colors].entries()) {
      pen.globalAlpha = index === colors.length ? opacity : 1;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundsOf = (element: Element): string[] =>
    element.parentElement
      ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : [getComputedStyle(element).backgroundColor];
  const ratioOf = (ink: string, grounds: readonly string[], opacity = 1): number => {
    const [one, other] = [luminanceOf([...grounds, ink], opacity), luminanceOf(grounds)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
  const placeholders = all(':is(input, textarea):placeholder-shown')
    .filter((element) => element.getAttribute('placeholder')?.trim())
    .map((element) => {
      const { color, opacity } = getComputedStyle(element, '::placeholder');
      return {
        what: 'placeholder',
        text: element.getAttribute('placeholder') ?? '',
        ratio: ratioOf(color, groundsOf(element), Number(opacity)),
        least: 4.5,
      };
    });
  const steps = all('.MuiStepIcon-text').map((element) => {
    const disc = element.closest('svg');
    const grounds = disc ? [...groundsOf(disc), getComputedStyle(disc).color] : [];
    return {
      what: 'step',
      text: element.textContent ?? '',
      ratio: ratioOf(getComputedStyle(element).fill, grounds),
      least: 4.5,
    };
  });
  const greyed = all(':is(:disabled, [aria-disabled="true"], .Mui-disabled):not(input)')
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => isSeen(element) && ownText(element) !== '' && !element.closest('svg'))
    .map((element) => ({
      what: 'greyed',
      text: ownText(element),
      ratio: ratioOf(getComputedStyle(element).color, groundsOf(element)),
      least: 3,
    }));
  const found = [...placeholders, ...steps, ...greyed];
  return {
    faint: found.filter(({ ratio, least }) => ratio < least),
    seen: Object.fromEntries(
      ['placeholder', 'step', 'greyed'].map((kind) => [
        kind,
        found.filter(({ what }) => what === kind).length,
      ]),
    ),
  };
};

test('placeholders and the numbers of steps keep 4.5 to one as they are computed, greyed texts 3, in both schemes', async ({
  page,
}) => {
  await signIn(page);
  const seen: Record<string, number> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of [
      '/1/persons',
      '/1/persons/create',
      '/1/licences/create',
      '/1/tournament-requests/create',
      '/1/affiliate',
      '/1/sport-matches/23/sheet',
    ]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
      await expect(page.locator('h1, [role="dialog"] h2').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const told = await page.evaluate(findFaint);
      expect(told.faint, `${address}, ${colorScheme}`).toEqual([]);
      for (const [kind, count] of Object.entries(told.seen)) seen[kind] = (seen[kind] ?? 0) + count;
    }
  }
  // Nothing is kept where nothing is seen.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});
