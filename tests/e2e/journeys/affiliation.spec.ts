import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

/** A club joins once a season: each walk is that of another one. */
const CLUBS = { mouse: 1, keyboard: 2 } as const;

journey(
  'a club is affiliated for the season, step by step, up to what it owes (R2.37, R2.131, R1.15, R2.157)',
  async ({ page, request, hand, expectAccessible }) => {
    const club = CLUBS[hand.by];
    const api = await openApi(request, 'multi');
    await page.goto(`/${club}/affiliate`);
    const begin = page.getByRole('link', { name: 'Commencer l’affiliation' });
    await expect(begin).toBeVisible();
    await expectAccessible();
    await hand.press(begin);
    await hand.fill(page.getByRole('textbox', { name: 'Assureur' }), 'Mutuelle des sports');
    await hand.fill(page.getByRole('textbox', { name: 'N° de contrat' }), 'RC-2026-1');
    await hand.press(page.getByRole('checkbox', { name: /^Le club accepte/ }));
    await hand.press(page.getByRole('button', { name: 'Créer' }));
    await expect(page.getByRole('region', { name: 'Avancement' })).toContainText('En préparation');

    const read = async () => {
      const { 'hydra:member': found } = await api.get<
        Listed<{ '@id': string; transaction: { '@id': string } | null }>
      >(`/api/club_affiliations?club=${club}&season=3`);
      return found;
    };
    const begun = (await read())[0]?.['@id'] ?? '';
    // Still insured on any day that this runs.
    await api.put(begun, { insuranceEnd: '2100-06-30' });
    await page.goto(`/${club}/affiliate`);
    const steps = page.getByRole('list', { name: 'Étapes de l’affiliation' });
    await expect(steps.getByRole('img', { name: 'Fait', exact: true })).toHaveCount(4);
    await hand.press(page.getByRole('button', { name: 'Transmettre l’affiliation' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Transmettre l’affiliation' }));
    await expect(page.getByText(/^À payer avant le .* 320,00/)).toBeVisible();
    await expectAccessible();
    await hand.press(page.getByRole('link', { name: 'Payer en comptabilité' }));
    await expect(page.getByRole('cell', { name: 'Affiliation 2026/2027' })).toBeVisible();

    const kept = await read();
    expect(kept).toMatchObject([{ status: 'submitted', amount: 32_000 }]);
    expect(await api.get(kept[0]?.transaction?.['@id'] ?? '')).toMatchObject({
      debit: 32_000,
      state: 'issued',
    });
  },
  'multi',
);
