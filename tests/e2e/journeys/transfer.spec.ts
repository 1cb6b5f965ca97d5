import { expect } from '@playwright/test';
import { createLicensee } from '../support/createLicensee.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

journey(
  'a leisure player whose mutation is requested is led to a transfer, which is accepted (R1.19, R2.58, R2.149)',
  async ({ page, request, hand }) => {
    const player = await createLicensee(request, 'P');
    await page.goto('/1/mutations/create');
    await hand.fill(page.getByRole('combobox', { name: 'Joueur', exact: true }), player.identifier);
    await expect(page.getByText('Transfert, gratuit')).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Demander un transfert' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Nouveau transfert' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Remplir le formulaire' }));
    await expect(page.getByRole('textbox', { name: 'N° de licence' })).toHaveValue(player.identifier);
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page).toHaveURL(/\/1\/transferts\/\d+$/);
    const course = page.getByRole('list', { name: 'Étapes' });
    await expect(course.locator('[aria-current]')).toContainText('Demandé');
    await expect(page.getByText('l’instance\u00a0: Accepté, Refusé')).toBeVisible();

    const api = await openApi(request, 'instance');
    const iri = `/api/transfers/${page.url().split('/').at(-1)}`;
    await api.put(iri, { status: 'accepted' });
    await page.reload();
    await expect(course.locator('[aria-current]')).toContainText('Accepté');
    await expect(page.getByText(/^Pas encore licencié/)).toBeVisible();
    expect(await api.get<object>(iri)).toMatchObject({
      status: 'accepted',
      decisionDate: expect.any(String),
    });
    const person = await api.get<object>(player['@id']);
    expect(person, 'the player is of the welcome club').toMatchObject({ club: { '@id': '/api/clubs/1' } });
  },
);
