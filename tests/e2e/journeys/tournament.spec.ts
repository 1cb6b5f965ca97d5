import { expect, type Locator, type Page } from '@playwright/test';
import { counted } from '../support/counted.ts';
import { journey } from '../support/journey.ts';

const RULES = {
  name: 'reglement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** The arrow keys move the pin, and the coordinates with it. */
const expectPinMoves = async (page: Page): Promise<void> => {
  const pin = page.getByRole('button', { name: 'Lieu du tournoi', exact: true });
  const placeOf = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
  await pin.focus();
  const before = await placeOf();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Math.round((await placeOf()).x - before.x)).toBe(40);
  await expect(pin).toBeFocused();
};

/** The state of the request in its head: the card of its steps names it as well. */
const stateOn = (page: Page, state: string): Locator =>
  page.locator('main [data-tone]').filter({ hasText: new RegExp(`^${state}$`) });

journey(
  'a tournament is applied for with its tables, approved, and found by the public search (R1.24, R2.48, R2.15, R2.20)',
  async ({ page, hand: given, pageOf, expectAccessible }) => {
    const hand = counted(given);
    const name = `Tournoi ${hand.by === 'mouse' ? 'de la souris' : 'du clavier'}`;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    const goOn = () => hand.press(page.getByRole('button', { name: 'Suivant' }));

    await page.goto('/1/tournament-requests');
    await hand.press(page.getByRole('link', { name: 'Créer' }));
    await expect(page.getByRole('button', { name: 'Décision' })).toHaveCount(0);
    await hand.fill(field('Nom / libellé'), name);
    await hand.choose(page.getByRole('combobox', { name: 'Type' }), 'Régional');
    await hand.fill(field('Date de début'), '12/06/2027');
    await hand.fill(field('Date de fin'), '13/06/2027');
    await expect(field('Limite d’inscription')).toHaveValue('09/06/2027 20:00');
    await page.getByLabel('Règlement').setInputFiles(RULES);
    await expect(page.getByText(RULES.name, { exact: true })).toBeVisible();
    await goOn();

    const table = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Tableau A/ }) });
    await expect(table.getByRole('textbox', { name: 'Date' })).toHaveValue('12/06/2027');
    await hand.fill(table.getByRole('textbox', { name: 'Nom du tableau' }), 'Toutes séries');
    await hand.fill(table.getByRole('textbox', { name: 'Joueurs maximum' }), '32');
    await hand.fill(table.getByRole('textbox', { name: 'Engagement' }), '8');
    await hand.choose(table.getByRole('combobox', { name: 'Formule' }), 'Poules de 3 puis KO', 'poule');
    await goOn();

    // The main hall of the club fills in the place.
    await expect(field('Ville')).not.toHaveValue('');
    await expect(field('Nombre de tables')).not.toHaveValue('');
    await expectPinMoves(page);
    await goOn();

    const contact = page.getByRole('group', { name: 'Contacts' });
    await hand.fill(contact.getByRole('textbox', { name: 'Prénom' }), 'Camille');
    await hand.fill(contact.getByRole('textbox', { name: 'Nom', exact: true }), 'Dupuis');
    await goOn();
    // What the step itself misses is listed before the way on.
    await hand.fill(contact.getByRole('textbox', { name: 'Courriel' }), 'tournoi@example.org');
    await hand.press(page.getByRole('button', { name: 'Récapitulatif' }));
    await hand.press(page.getByRole('button', { name: 'Juge-arbitre', exact: true }));
    await hand.choose(
      page.getByRole('combobox', { name: 'Juge-arbitre', exact: true }),
      /^DUBOIS François/,
      'dub',
    );
    await goOn();
    await expect(page.getByText(/^Rien ne manque/)).toBeVisible();
    await expectAccessible();
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page).toHaveURL(/\/1\/tournament-requests\/\d+/);
    const submit = 'Soumettre la demande';
    await hand.press(page.getByRole('button', { name: submit }));
    await hand.press(page.getByRole('dialog', { name: submit }).getByRole('button', { name: submit }));
    await expect(stateOn(page, 'Soumise')).toBeVisible();
    // Three of them for what was left out on purpose; 32 without the steps and what they fill in.
    expect(hand.clicks(), 'to the request that is handed in').toBeLessThanOrEqual(26);
    await expectAccessible();

    const above = await pageOf('instance');
    const other = hand.on(above);
    await above.goto(page.url().replace('/1/', '/13/'));
    for (const [step, state] of [
      ['Donner l’avis du comité', 'Avis comité'],
      ['Donner l’avis de la ligue', 'Avis ligue'],
      ['Homologuer le tournoi', 'Homologuée'],
    ] as const) {
      await other.press(above.getByRole('button', { name: step }));
      const dialog = above.getByRole('dialog', { name: step });
      if (step.startsWith('Donner'))
        await other.choose(dialog.getByRole('combobox', { name: 'Avis' }), /^Favorable$/);
      await other.press(dialog.getByRole('button', { name: step }));
      await expect(stateOn(above, state)).toBeVisible();
    }

    await page.goto('/tournaments/search?from=2027-06-01');
    await hand.press(page.getByRole('link', { name, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Toutes séries').first()).toBeVisible();
  },
);
