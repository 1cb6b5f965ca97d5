import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

journey(
  'a first licence is created for somebody whom the club did not know (R2.150)',
  async ({ page, request, hand }) => {
    const familyName = `ZL-${process.pid}-${hand.by}`.toUpperCase();
    await page.goto('/1/licences');
    await hand.press(page.getByRole('link', { name: 'Créer' }));
    const form = page.getByRole('dialog', { name: 'Nouvelle licence' });
    await hand.press(form.getByRole('button', { name: 'Nouvelle personne' }));

    const person = page.getByRole('dialog', { name: 'Nouvelle personne' });
    const box = (name: string) => person.getByRole('textbox', { name, exact: true });
    await hand.fill(box('Nom'), familyName);
    await hand.fill(box('Prénom'), 'Camille');
    await hand.press(person.getByRole('radio', { name: 'Masculin' }));
    await hand.fill(box('Date de naissance'), '17/05/1990');
    await expect(person.getByRole('combobox', { name: 'Nationalité' })).toHaveValue('Française');
    await hand.fill(box('Courriel principal'), 'camille@example.org');
    await hand.fill(box('N° et voie'), '1 rue du Filet');
    await hand.fill(box('Code postal'), '77000');
    await hand.fill(box('Ville'), 'Melun');
    await hand.press(person.getByRole('button', { name: 'Créer' }));
    await expect(person).toHaveCount(0);

    await expect(form.getByRole('combobox', { name: 'Personne' })).toHaveValue(`${familyName} Camille`);
    await expect(form.getByRole('button', { name: 'Changer de personne' })).toBeVisible();
    await expect(form.getByLabel('N° de licence connu')).toHaveCount(0);
    const pick = (name: string, option: string) =>
      hand.choose(form.getByRole('combobox', { name, exact: true }), option);
    await pick('Type', 'Loisir');
    await expect(form.getByRole('button', { name: 'Loisir', exact: true })).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Assurance', exact: true })).toHaveValue(
      'Assurance fédérale de base',
    );
    await expect(form.getByText('Tarif du club : 120,00 €')).toBeVisible();
    await hand.press(form.getByRole('button', { name: 'Sans pratique sportive' }));
    await hand.press(form.getByRole('button', { name: 'Créer' }));
    await expect(page.getByText('Enregistrement réussi')).toBeVisible();

    const { 'hydra:member': licences } = await (
      await openApi(request)
    ).get<Listed<object>>(`/api/licences?person.familyName=${familyName}`);
    expect(licences).toMatchObject([
      {
        type: { name: 'Loisir' },
        practiceForms: [{ name: 'Loisir' }],
        medical: { name: 'Sans pratique sportive' },
        amount: 12_000,
        state: 'pending',
      },
    ]);
  },
);
