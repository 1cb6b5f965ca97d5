import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

/** A club applies once a season for a label: each walk takes its own. */
const LABELS = { mouse: 'Handi', keyboard: 'Loisir' } as const;
const WANTED = 8;

journey(
  'a label is applied for, criterion by criterion, and sent (R2.61, R2.144, R1.25)',
  async ({ page, request, hand, expectAccessible }) => {
    const label = LABELS[hand.by];
    await page.goto('/1/labels');
    await hand.press(page.getByRole('link', { name: 'Créer' }));
    await hand.choose(page.getByRole('combobox', { name: /^Label/ }), label, label);
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page.getByText(`Il faut au moins ${WANTED} réponses`)).toBeVisible();
    await expectAccessible();
    for (let position = 1; position <= WANTED; position += 1)
      await hand.press(
        page
          .getByRole('group', { name: new RegExp(`^${position}\\.`) })
          .getByRole('checkbox', { name: 'Oui' }),
      );
    await expect(page.getByText(`${WANTED} réponses « oui » sur 11`)).toBeVisible();
    await hand.choose(page.getByRole('combobox', { name: 'Référent' }), /GIRARD Adam/, 'Girard');
    await hand.press(page.getByRole('button', { name: 'Enregistrer' }));
    await expect(page.getByText('Le dossier est complet')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Envoyer la candidature' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Envoyer la candidature' }));
    await expect(page.getByRole('region', { name: 'Avancement' })).toContainText('Soumise');

    const api = await openApi(request);
    const { 'hydra:member': kept } = await api.get<Listed<{ label: { name: string } }>>(
      '/api/label_applications?club=1&season=3&status=submitted&itemsPerPage=100',
    );
    expect(kept.filter((one) => one.label.name === label)).toMatchObject([
      { status: 'submitted', score: WANTED, missing: [] },
    ]);
  },
);
