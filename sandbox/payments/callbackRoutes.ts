import { Hono } from 'hono';
import { problem, readAtMost } from '../../host/answers.ts';
import type { Context } from '../rights/context.ts';
import { noteIncident } from './noteIncident.ts';
import { claimedReference, fromNotice, SIGNATURE_HEADER } from '../checkout/notice.ts';
import { settlePayment } from './settlePayment.ts';

/** The address at which the provider reports how a payment has ended. */
export const CALLBACK_PATH = '/sandbox/payments/callback';

const MAX_BYTES = 10_000;

/** Takes notices of the provider; nobody else can sign one, so that no token is needed. */
export const callbackRoutes = (context: Context): Hono =>
  new Hono().post(CALLBACK_PATH, readAtMost(MAX_BYTES), async (c) => {
    if (!context.checkout) return problem(404, 'Not Found');
    const { secret } = context.checkout;
    const body = await c.req.text();
    const notice = fromNotice(secret, c.req.header(SIGNATURE_HEADER), body, context.clock());
    if (notice === 'signature') {
      // Nothing of it is believed, but whoever waits for the payment learns that somebody has sent it.
      await noteIncident(context.db, claimedReference(body), 'signature');
      return refuse(401, 'the signature is false or too old');
    }
    if (notice === 'malformed') return refuse(400, 'the notice cannot be read');
    const settlement = await settlePayment(context, notice);
    if (settlement === 'unknown') return refuse(404, `payment ${notice.reference} does not exist`);
    if (settlement === 'amount')
      return refuse(422, `${notice.amount} ${notice.currency} is not the amount of ${notice.reference}`);
    return c.json({ result: settlement });
  });

/** Logged: somebody tries to be the provider, or the two sides disagree about money. */
const refuse = (status: number, reason: string): Response => {
  console.warn(`Payment notice refused: ${JSON.stringify(reason)}`);
  return problem(status, reason);
};
