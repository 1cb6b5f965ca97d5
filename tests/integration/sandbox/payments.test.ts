import { sql } from '../../../sandbox/storage/sql.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../sandbox/rights/context.ts';
import { callbackRoutes } from '../../../sandbox/payments/callbackRoutes.ts';
import { createCheckout } from '../../../sandbox/checkout/createCheckout.ts';
import { type Notice, toNoticeRequest } from '../../../sandbox/checkout/notice.ts';
import { createProvider } from '../../../sandbox/provider/createProvider.ts';
import { messagesOf } from '../../support/createRequester.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { createSender, type Send } from '../../support/createSender.ts';
import { setUpClub } from '../../support/openTestClub.ts';

const SITE = 'http://site.test';
const SECRET = 'only of this test';
const CALLBACK = `${SITE}/sandbox/payments/callback`;

describe('a payment online', () => {
  const club = setUpClub();
  let context: Context;
  let api: Send;
  const codes: Record<string, number> = {};
  const withLevel = (level: number) =>
    buildViewer({
      modules: 'all',
      clubs: new Map([[club.home, { 'club.payments': level, 'club.accountancy': 1 }]]),
    });
  beforeAll(async () => {
    const checkout = createCheckout({ providerUrl: 'http://pay.test', siteUrl: SITE, secret: SECRET });
    context = { ...club.context, checkout };
    api = createSender(context, withLevel(3));
    for (const [type, code] of [
      ['PaymentMode', 'CARTE'],
      ['AccountingCategory', 'AMENDES'],
      ['AccountingCategory', 'PAIEMENT'],
      ['AccountingCategory', 'ACOMPTE'],
    ] as const)
      codes[code] = await club.add('referential', { type, code, name: code });
  });
  afterEach(() => vi.restoreAllMocks());

  let numbers = 0;
  const entry = async (debit: number, organization = club.home) =>
    club.add('transaction', {
      organization,
      date: '2026-11-01',
      number: `FA-${(numbers += 1)}`,
      label: 'Amende',
      category: codes['AMENDES'],
      debit,
      due: debit,
      state: 'issued',
    });
  const bodyOf = (entries: readonly number[], key = randomUUID()) => ({
    organization: `/api/clubs/${club.home}`,
    transactions: entries.map((id) => `/api/transactions/${id}`),
    key,
  });
  const pay = async (entries: readonly number[]) => (await api.post('/api/payments', bodyOf(entries))).body;
  const reasons = async (body: object) => messagesOf(await api.post('/api/payments', body));
  const stateOf = async ({ '@id': iri }: { '@id': string }) => (await api.get(iri)).body.state;
  const incidentOf = async ({ '@id': iri }: { '@id': string }) => (await api.get(iri)).body.incident;
  const dueOf = async (id: number) => (await api.get(`/api/transactions/${id}`)).body.due;
  const credits = async ({ reference }: { reference: string }) =>
    (
      await context.db.query<{ credit: number; category: string }>(
        sql`select credit, r.code as category from transactions t join referentials r on r.id = t.category_id
          where number = ${reference}`,
      )
    ).map(({ credit, category }) => `${credit} ${category}`);
  const deliver = (request: Request) => callbackRoutes(context).request(request);
  const notify = (
    { reference, amount }: Pick<Notice, 'reference' | 'amount'>,
    state: Notice['state'],
    { secret = SECRET, now = context.clock(), currency = 'EUR' } = {},
  ) => deliver(toNoticeRequest(secret, CALLBACK, { reference, amount, currency, state }, now));

  it('costs what its entries still cost, and leads to the provider (R2.140)', async () => {
    const body = await pay([await entry(9000), await entry(3000)]);
    expect([body.amount, body.state, body.mode.id]).toEqual([12_000, 'pending', codes['CARTE']]);
    expect(body.reference).toMatch(/^PAI-2026-\d{6}$/);
    expect(new URL(body.checkoutUrl).origin).toBe('http://pay.test');
  });

  it('is one payment for one key, however often and however fast it is requested', async () => {
    const body = bodyOf([await entry(100)]);
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/payments', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body['@id'])).size).toBe(1);
    expect(await reasons({ ...body, transactions: [] })).toEqual([
      'Cette clé a déjà servi à un autre paiement.',
    ]);
  });

  it('is refused for entries that are paid, under way, of another club or none, each with its reason', async () => {
    const [open, foreign] = [await entry(100), await entry(100, club.away)];
    const { reference } = await pay([open]);
    const number = `FA-${numbers - 1}`;
    expect(await reasons(bodyOf([open]))).toEqual([
      `Un paiement de l’écriture ${number} est déjà en cours (${reference}) : reprenez-le ou annulez-le.`,
    ]);
    await notify({ reference, amount: 100 }, 'paid');
    expect(await reasons(bodyOf([open]))).toEqual([`L’écriture ${number} n’est plus à payer.`]);
    expect(await reasons(bodyOf([]))).toEqual(['Choisissez au moins une écriture à payer.']);
    expect(await reasons({ ...bodyOf([await entry(100)]), key: null })).toEqual([
      'Cette valeur ne doit pas être vide.',
    ]);
    expect((await api.post('/api/payments', bodyOf([foreign]))).status).toBe(400);
  });

  it('reads no notice longer than a notice can be, its length declared or not', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000));
        if (sent > 1_000_000) controller.close();
      },
    });
    const answer = await deliver(
      new Request(CALLBACK, { method: 'POST', body: endless, duplex: 'half' } as RequestInit),
    );
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(20_000);
  });

  it('needs the right to pay: whoever may only edit is refused', async () => {
    const body = bodyOf([await entry(100)]);
    expect((await api.as(withLevel(2)).post('/api/payments', body)).status).toBe(403);
  });

  it('is refused where no provider is there', async () => {
    const { body } = await createSender(club.context, withLevel(3)).post(
      '/api/payments',
      bodyOf([await entry(100)]),
    );
    expect(body.violations[0].message).toBe('Le paiement en ligne n’est pas ouvert sur ce serveur.');
  });

  it('settles its entries once it is reported paid, once, and the balance is the sum of all entries', async () => {
    const id = await entry(4500);
    const payment = await pay([id]);
    for (const result of ['settled', 'known']) {
      const answer = await notify(payment, 'paid');
      expect([answer.status, await answer.json()]).toEqual([200, { result }]);
    }
    expect([await stateOf(payment), await dueOf(id), await credits(payment)]).toEqual([
      'paid',
      0,
      ['4500 PAIEMENT'],
    ]);
    const [last] = await context.db.query(sql`select balance,
      (select sum(coalesce(credit, 0) - coalesce(debit, 0))::int from transactions where organization_id = ${club.home}) as sum
      from transactions where organization_id = ${club.home} order by date desc, id desc limit 1`);
    expect(last?.['balance']).toBe(last?.['sum']);
    const [log] = await context.db.query(
      sql`select label, action from history_actions order by id desc limit 1`,
    );
    expect(log).toEqual({ label: `Paiement en ligne ${payment.reference}`, action: 'payment' });
  });

  it('believes no notice with a false or an old signature or another amount; each is logged and shown', async () => {
    const id = await entry(700);
    const payment = await pay([id]);
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const hourAgo = new Date(context.clock().getTime() - 3_600_000);
    const answers = [
      await notify(payment, 'paid', { secret: 'of somebody else' }),
      await notify(payment, 'paid', { now: hourAgo }),
      await deliver(new Request(CALLBACK, { method: 'POST', body: '{}' })),
      await notify({ ...payment, amount: 1 }, 'paid'),
      await notify(payment, 'paid', { currency: 'XPF' }),
      await notify({ reference: 'PAI-2026-999999', amount: 700 }, 'paid'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 422, 422, 404]);
    expect(log).toHaveBeenCalledTimes(6);
    expect([await stateOf(payment), await dueOf(id)]).toEqual(['pending', 700]);
    expect(await incidentOf(payment)).toBe('amount');
    await notify(payment, 'paid');
    expect([await stateOf(payment), await incidentOf(payment)]).toEqual(['paid', null]);
    await notify(payment, 'paid', { secret: 'of somebody else' });
    expect(await incidentOf(payment), 'what is settled is not doubted').toBeNull();
  });

  it.each(['PAI\u0000', 'PAI\ud800'])(
    'refuses a notice about %j, which no payment can be',
    async (reference) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const body = JSON.stringify({ reference });
      expect((await deliver(new Request(CALLBACK, { method: 'POST', body }))).status).toBe(401);
    },
  );

  it('can be given up while it waits, and its entries paid anew', async () => {
    const id = await entry(800);
    const payment = await pay([id]);
    expect((await api.put(payment['@id'], { state: 'paid' })).status).toBe(422);
    vi.spyOn(console, 'warn').mockReturnValue();
    await notify(payment, 'paid', { secret: 'of somebody else' });
    expect(await incidentOf(payment)).toBe('signature');
    const given = await api.put(payment['@id'], { state: 'cancelled' });
    expect([given.status, given.body.checkoutUrl, given.body.incident]).toEqual([200, null, null]);
    expect((await pay([id])).state).toBe('pending');
  });

  it('counts money that comes late: what was given up is paid, and the attempt after it is closed', async () => {
    const id = await entry(900);
    const first = await pay([id]);
    await api.put(first['@id'], { state: 'cancelled' });
    const second = await pay([id]);
    await notify(first, 'paid');
    expect([await stateOf(first), await stateOf(second), await dueOf(id)]).toEqual(['paid', 'cancelled', 0]);
    // Both tabs were paid: the money is in the account, under another name.
    await notify(second, 'paid');
    expect([await stateOf(second), await credits(second)]).toEqual(['paid', ['900 ACOMPTE']]);
    expect([await incidentOf(first), await incidentOf(second)]).toEqual([null, 'twice']);
    await notify(second, 'failed');
    expect(await stateOf(second)).toBe('paid');
  });

  describe('on the page of the provider', () => {
    const open = () =>
      createProvider({
        secret: SECRET,
        callbackUrl: CALLBACK,
        siteUrl: SITE,
        send: deliver,
        clock: context.clock,
      });
    const press = (checkoutUrl: string, outcome: string, provider = open()) => {
      const form = new URLSearchParams([...new URL(checkoutUrl).searchParams, ['outcome', outcome]]);
      return provider.request('http://pay.test/pay', { method: 'POST', body: form });
    };

    it.each([
      ['accept', 'paid', null],
      ['refuse', 'failed', null],
      ['abandon', 'cancelled', null],
      ['forged', 'pending', 'signature'],
      ['cheaper', 'pending', 'amount'],
    ])('is led back by %s, and is %s with the incident %s', async (outcome, state, incident) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const payment = await pay([await entry(100)]);
      const answer = await press(payment.checkoutUrl, outcome);
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        `${SITE}/${club.home}/payments/${payment.id}/show`,
      ]);
      expect([await stateOf(payment), await incidentOf(payment)]).toEqual([state, incident]);
    });

    it('is not paid twice, and says so', async () => {
      const payment = await pay([await entry(100)]);
      const provider = open();
      await press(payment.checkoutUrl, 'accept', provider);
      expect((await press(payment.checkoutUrl, 'accept', provider)).status).toBe(303);
      expect(await (await provider.request(payment.checkoutUrl)).text()).toContain('a déjà été accepté');
      expect(await credits(payment)).toHaveLength(1);
    });

    it('shows nothing of an order whose amount was changed in the address', async () => {
      const { checkoutUrl } = await pay([await entry(12_300)]);
      const page = await (await open().request(checkoutUrl)).text();
      expect(page.replaceAll('\u00a0', ' ')).toContain('123,00 €');
      const cheaper = checkoutUrl.replace('12300', '00001');
      expect(cheaper).not.toBe(checkoutUrl);
      expect((await open().request(cheaper)).status).toBe(400);
      expect((await press(cheaper, 'accept')).status).toBe(400);
    });
  });
});
