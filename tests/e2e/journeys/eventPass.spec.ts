import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

journey(
  'an event is announced, somebody gets a pass and is let in once (R1.24, R2.62, R2.64, R2.127)',
  async ({ page, request, hand, expectAccessible }) => {
    const api = await openApi(request);
    const { 'hydra:member': types } = await api.get<Listed<{ '@id': string }>>(
      '/api/club_event_types?passAllowed=true',
    );
    const event = await api.post<{ id: number; name: string }>('/api/club_events', {
      club: '/api/clubs/1',
      season: '/api/seasons/3',
      type: types[0]?.['@id'],
      name: `Portes ouvertes ${hand.by}`,
      startDate: '2027-04-10T08:00:00Z',
      endDate: '2027-04-10T16:00:00Z',
    });
    await page.goto(`/1/club-events/${event.id}`);
    await hand.press(page.getByRole('button', { name: 'Publier l’événement' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publier l’événement' }));
    await expect(page.getByRole('region', { name: 'Avancement' })).toContainText('Publié');

    await hand.press(page.getByRole('link', { name: 'Participants et pass' }));
    await hand.press(page.getByRole('link', { name: 'Nouveau participant' }));
    await hand.fill(page.getByRole('textbox', { name: /^Nom/ }), 'Durand');
    await hand.fill(page.getByRole('textbox', { name: /^Prénom/ }), 'Zoé');
    await hand.press(page.getByRole('checkbox', { name: /^Consentement/ }));
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await hand.press(page.getByRole('link', { name: 'Pass', exact: true }));
    const picture = page.getByRole('img', { name: /^QR code du pass PASS-/ });
    await expect(picture).toBeVisible();
    const [code = ''] = /PASS-\d+/.exec((await picture.getAttribute('aria-label')) ?? '') ?? [];
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expectAccessible();

    await page.goto(`/1/club-events/${event.id}/participants`);
    const typed = page.getByRole('form', { name: 'Contrôler un pass' }).getByLabel('N° de pass');
    await hand.fill(typed, code.replace('PASS-', ''));
    await hand.press(page.getByRole('button', { name: 'Contrôler' }));
    await expect(page.getByText('Pass valide')).toBeVisible();
    await expectAccessible();
    await hand.press(page.getByRole('button', { name: 'Marquer présent' }));
    await expect(page.getByText('Présence enregistrée')).toBeVisible();
    // Whoever works by keys types the next code at once.
    if (hand.by === 'keyboard') await expect(typed).toBeFocused();
    await hand.fill(typed, code);
    await hand.press(page.getByRole('button', { name: 'Contrôler' }));
    await expect(page.getByText('Pass déjà utilisé')).toBeVisible();
    await hand.fill(typed, '99999');
    await hand.press(page.getByRole('button', { name: 'Contrôler' }));
    await expect(page.getByText('Pass inconnu')).toBeVisible();

    const { 'hydra:member': kept } = await api.get<Listed<object>>(
      `/api/participants/search?passCode=${code}&clubEvent=${event.id}`,
    );
    expect(kept).toMatchObject([{ familyName: 'DURAND', passState: 'used', usedDate: expect.any(String) }]);
  },
);
