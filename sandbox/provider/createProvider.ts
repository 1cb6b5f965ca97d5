import { Hono } from 'hono';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Notice, toNoticeRequest } from '../checkout/notice.ts';
import { fromOrderQuery, type Order } from '../checkout/order.ts';
import { toDonePage, toOrderPage, toRefusedPage } from './pages.ts';

interface ProviderOptions {
  /** Shared with the server that requests payments. */
  readonly secret: string;
  /** The address at which that server takes notices. */
  readonly callbackUrl: string;
  /** Origin to which the pages lead back. */
  readonly siteUrl: string;
  /** Sends a notice; over the network by default. */
  readonly send?: (request: Request) => Response | Promise<Response>;
  readonly clock?: () => Date;
}

interface Env {
  Variables: SecureHeadersVariables;
}

/** Outcome of each button of the page, on the account of whoever pays and in the notice to the server. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  accept: { state: 'paid', isPaid: true },
  late: { state: 'paid', isPaid: true, delayMs: 3000 },
  refuse: { state: 'failed' },
  abandon: { state: 'cancelled' },
  forged: { state: 'paid', secret: 'of somebody else' },
  cheaper: { state: 'paid', amount: 1 },
};

interface Outcome {
  readonly state: Notice['state'];
  /** The order has been paid and is not taken a second time. */
  readonly isPaid?: true;
  readonly delayMs?: number;
  /** Signs the notice instead of the one that both sides share. */
  readonly secret?: string;
  /** Cents reported instead of those of the order. */
  readonly amount?: number;
}

/** A stand-in for a provider of card payments, on an origin of its own: no card is needed, the user decides how it ends. */
export const createProvider = ({
  secret,
  callbackUrl,
  siteUrl,
  send = fetch,
  clock = () => new Date(),
}: ProviderOptions): Hono<Env> => {
  const paid = new Set<string>();
  const notify = async ({ reference, amount }: Order, outcome: Outcome): Promise<void> => {
    const notice = { reference, amount: outcome.amount ?? amount, currency: 'EUR', state: outcome.state };
    for (const delayMs of [0, 500, 2000]) {
      await wait(delayMs);
      const request = toNoticeRequest(outcome.secret ?? secret, callbackUrl, notice, clock());
      const answer = await Promise.resolve(send(request)).catch(() => null);
      // What was refused would be refused again.
      if (answer && answer.status < 500) return;
    }
    console.warn(`Payment notice of ${reference} was not taken`);
  };
  const app = new Hono<Env>();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrcElem: [NONCE],
        // Chromium holds the redirection that answers a form against this too.
        formAction: ["'self'", siteUrl],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/pay', (c) => {
    const query = new URL(c.req.url).searchParams;
    const order = fromOrderQuery(secret, query);
    const nonce = c.get('secureHeadersNonce') ?? '';
    if (!order) return c.html(toRefusedPage(nonce), 400);
    return c.html(paid.has(order.reference) ? toDonePage(nonce, order) : toOrderPage(nonce, order, query));
  });
  app.post('/pay', async (c) => {
    const form = await c.req.formData();
    const order = fromOrderQuery(secret, form);
    const button = form.get('outcome');
    const outcome =
      typeof button === 'string' && Object.hasOwn(OUTCOMES, button) ? OUTCOMES[button] : undefined;
    if (!order || !outcome) return c.html(toRefusedPage(c.get('secureHeadersNonce') ?? ''), 400);
    // A second click, or a second tab, does not pay twice.
    if (paid.has(order.reference)) return c.redirect(order.returnUrl, 303);
    if (outcome.isPaid) paid.add(order.reference);
    if (outcome.delayMs) setTimeout(() => void notify(order, outcome), outcome.delayMs).unref();
    else await notify(order, outcome);
    return c.redirect(order.returnUrl, 303);
  });
  return app;
};
