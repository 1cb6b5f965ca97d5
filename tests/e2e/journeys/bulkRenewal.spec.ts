import { expect } from '@playwright/test';
import { createFormer } from '../support/createFormer.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';
import { watchWrites } from '../support/watchWrites.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

journey(
  'two licences selected in the list are renewed once, with what last season had (R2.148, R2.152, R1.14, R1.16)',
  async ({ page, request, hand, expectAccessible }) => {
    const api = await openApi(request);
    const { 'hydra:member': seasons } = await api.get<Listed<{ '@id': string }>>(
      '/api/seasons?order[startDate]=desc',
    );
    const [current = '', last = ''] = seasons.map((season) => season['@id']);
    const familyName = `ZR-${process.pid}-${hand.by}`.toUpperCase();
    const people = [
      await createFormer(request, last, { familyName, givenName: 'Anne' }),
      await createFormer(request, last, { familyName, givenName: 'Zoé' }),
    ];
    const writes = watchWrites(page);
    const filter = JSON.stringify({ season: last, 'person.familyName': familyName });
    await page.goto(`/1/licences?filter=${encodeURIComponent(filter)}`);
    await hand.press(page.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await hand.press(page.getByRole('link', { name: 'Renouveler' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Renouveler des licences' })).toBeVisible();
    for (const person of people) {
      const line = page.getByRole('row', { name: `${person.familyName} ${person.givenName}` });
      await expect(line.getByLabel('Type')).toHaveValue('T');
      await expect(line).toContainText('185,00');
      await expect(line).toContainText('Mention à choisir');
    }
    await expectAccessible();
    await hand.press(page.getByRole('button', { name: 'Attestations reçues' }));
    await expect(page.getByText('Total : 370,00')).toBeInViewport();
    const [first, second] = people.map(({ givenName }) =>
      page.getByRole('checkbox', { name: `Renouveler ${familyName} ${givenName}` }),
    );
    if (!first || !second) throw new Error('Two people are to be renewed');
    await hand.press(second);
    await expect(page.getByRole('button', { name: /^Renouveler 1 licence pour 185,00/ })).toBeVisible();
    await hand.press(second);
    await expect(first).toBeChecked();
    const send = page.getByRole('button', { name: /^Renouveler 2 licences pour 370,00/ });
    await expect(send).toBeInViewport();
    await hand.press(send);
    await expect(page.getByText('2 sur 2 traités.')).toBeInViewport();
    expect(writes).toEqual(['POST /api/licence_renewals', 'POST /api/licence_renewals']);
    for (const person of people) {
      const { 'hydra:member': licences } = await api.get<Listed<object>>(
        `/api/licences?person=${person['@id']}&season=${current}`,
      );
      expect(licences).toMatchObject([{ origin: 'renewal', state: 'validated', amount: 18_500 }]);
    }
    await hand.press(page.getByRole('link', { name: 'Voir les 2 licences' }));
    await expect(page.getByText('2 résultats', { exact: true })).toBeVisible();
    for (const { givenName } of people)
      await expect(page.getByRole('row', { name: `${familyName} ${givenName}` })).toBeVisible();
    await page.goBack();
    for (const { givenName } of people)
      await expect(
        page.getByRole('row', { name: `${familyName} ${givenName}` }).getByText('Déjà renouvelée'),
      ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Sélectionner toute la page' })).not.toBeChecked();
    await expect(page.getByRole('table').getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);
