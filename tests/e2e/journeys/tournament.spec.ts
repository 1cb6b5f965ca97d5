import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';

const RULES = {
  name: 'reglement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

journey(
  'a tournament is asked for with its tables, approved, and found by the public search (R1.24, R2.48, R2.15, R2.20)',
  async ({ page, hand, pageOf, expectAccessible }) => {
    const name = `Tournoi ${hand.by === 'mouse' ? 'de la souris' : 'du clavier'}`;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    const tab = (label: string) => hand.press(page.getByRole('tab', { name: label }));

    await page.goto('/1/tournament-requests');
    await hand.press(page.getByRole('link', { name: 'Créer' }));
    await hand.fill(field('Nom / libellé').first(), name);
    await hand.choose(page.getByRole('combobox', { name: 'Type' }), 'Régional');
    await hand.fill(field('Date de début'), '12/06/2027');
    await hand.fill(field('Date de fin'), '13/06/2027');
    await hand.fill(field('N° et voie'), '12 rue des Sports');
    await hand.fill(field('Code postal'), '77000');
    await hand.fill(field('Ville'), 'Melun');

    await tab('Organisation');
    await hand.press(page.getByRole('button', { name: 'Ajouter une ligne : Contacts' }));
    const contact = page.getByRole('group', { name: 'Contacts' });
    await hand.fill(contact.getByRole('textbox', { name: 'Prénom' }), 'Camille');
    await hand.fill(contact.getByRole('textbox', { name: 'Nom', exact: true }), 'Dupuis');
    await hand.fill(contact.getByRole('textbox', { name: 'Courriel' }), 'tournoi@example.org');
    await hand.choose(
      page.getByRole('combobox', { name: 'Juge-arbitre', exact: true }),
      /^DUBOIS François/,
      'dub',
    );
    await hand.fill(field('Nombre de tables'), '16');
    await hand.fill(field('Limite d’inscription'), '01/06/2027 20:00');
    await page.getByLabel('Règlement').setInputFiles(RULES);
    await expect(page.getByText(RULES.name, { exact: true })).toBeVisible();

    await tab('Tableaux');
    await hand.press(page.getByRole('button', { name: 'Ajouter une ligne : Tableaux' }));
    await hand.fill(field('Code'), 'A');
    await hand.fill(field('Nom / libellé'), 'Toutes séries');
    await hand.fill(field('Date'), '12/06/2027');
    await hand.fill(field('Fin de pointage'), '09:00');
    await hand.fill(field('Début'), '09:30');
    await hand.fill(field('Joueurs maximum'), '32');
    await hand.fill(field('Engagement'), '8');
    await hand.choose(page.getByRole('combobox', { name: 'Formule' }), 'Poules de 3 puis KO', 'poule');
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page).toHaveURL(/\/1\/tournament-requests\/\d+/);
    const submit = 'Soumettre la demande';
    await hand.press(page.getByRole('button', { name: submit }));
    await hand.press(page.getByRole('dialog', { name: submit }).getByRole('button', { name: submit }));
    await expect(page.getByText('Soumise', { exact: true })).toBeVisible();
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
      await other.press(above.getByRole('dialog', { name: step }).getByRole('button', { name: step }));
      await expect(above.getByText(state, { exact: true })).toBeVisible();
    }

    await page.goto('/tournaments/search?from=2027-06-01');
    await hand.press(page.getByRole('link', { name, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Toutes séries').first()).toBeVisible();
  },
);
