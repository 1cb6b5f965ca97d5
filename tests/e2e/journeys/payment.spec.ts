import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Entry {
  readonly '@id': string;
  readonly number: string;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly due: number;
  readonly balance: number;
  readonly state: string;
}

interface Listed {
  readonly 'hydra:member': readonly Entry[];
}

journey(
  'what the club owes is paid on the page of the provider, after a refusal and a way back (R1.31, R2.42, R2.140, R1.34)',
  async ({ page, request, hand }) => {
    const api = await openApi(request);
    const { 'hydra:member': owed } = await api.get<Listed>('/api/transactions?organization=1&due[gt]=0');
    const [entry, ...others] = owed;
    if (!entry) throw new Error('The club owes nothing');
    // The button shows whether the entry is ticked: it is pressed when it says what is to be paid.
    const toPay = new RegExp(`^Payer\\s${entry.due / 100},00`);
    const basket = page.getByRole('dialog', { name: 'Payer en ligne' });
    const expectStatus = (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();
    const isAtProvider = () =>
      expect(page.getByRole('heading', { name: 'Prestataire de paiement (simulation)' })).toBeVisible();
    const pay = async (): Promise<void> => {
      for (const { number } of others)
        await hand.press(basket.getByRole('checkbox', { name: new RegExp(number) }));
      await hand.press(basket.getByRole('button', { name: toPay }));
      await isAtProvider();
    };
    const answer = async (button: string): Promise<void> => {
      await hand.press(page.getByRole('link', { name: 'Reprendre le paiement' }));
      await hand.press(page.getByRole('button', { name: button }));
    };
    await page.goto('/1/accountancy');
    const site = new URL(page.url()).origin;
    await hand.press(page.getByRole('link', { name: 'Payer en ligne' }));
    await hand.press(basket.getByRole('button', { name: 'Annuler' }));
    await expect(page).toHaveURL('/1/accountancy');
    await hand.press(page.getByRole('link', { name: 'Payer en ligne' }));
    await pay();
    expect(new URL(page.url()).origin).not.toBe(site);
    const refused = page.url();
    await hand.press(page.getByRole('button', { name: 'Refuser le paiement' }));
    await expectStatus('Paiement refusé par le prestataire.');

    await hand.press(page.getByRole('link', { name: 'Payer les écritures qui restent' }));
    await pay();
    await page.goBack();
    await expectStatus('Paiement en cours.');
    if (hand.by === 'mouse') {
      await answer('Revenir, avec une confirmation à la signature fausse');
      await expectStatus('Une confirmation à la signature invalide a été reçue et écartée');
      await answer('Revenir, avec une confirmation d’un autre montant');
      await expectStatus('Le prestataire a confirmé un autre montant que celui demandé.');
    }
    await answer('Accepter, avec une confirmation tardive');
    await expectStatus('Paiement accepté.');
    await page.reload();
    await expectStatus('Paiement accepté.');

    const id = /\/payments\/(\d+)\/show$/.exec(page.url())?.[1] ?? '';
    const { state, amount, reference, checkoutUrl } = await api.get<{
      state: string;
      amount: number;
      reference: string;
      checkoutUrl: string | null;
    }>(`/api/payments/${id}`);
    expect({ state, amount, checkoutUrl }).toEqual({ state: 'paid', amount: entry.due, checkoutUrl: null });
    const settled = await api.get<Entry>(entry['@id']);
    expect([settled.state, settled.due]).toEqual(['paid', 0]);
    const { 'hydra:member': entries } = await api.get<Listed>(
      '/api/transactions?organization=1&order[date]=asc&order[id]=asc&itemsPerPage=100',
    );
    expect(entries.filter(({ number }) => number === reference).map(({ credit }) => credit)).toEqual([
      amount,
    ]);
    expect(entries.at(-1)?.balance).toBe(
      entries.reduce((sum, { credit, debit }) => sum + (credit ?? 0) - (debit ?? 0), 0),
    );

    // The provider's page was still open in another tab: money that has come is kept, and shown.
    await page.goto(refused);
    await hand.press(page.getByRole('button', { name: 'Accepter le paiement' }));
    await expectStatus('Paiement accepté, mais ses écritures étaient déjà réglées.');
  },
);
