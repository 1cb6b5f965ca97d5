import type { Context } from '../rights/context.ts';
import { findLinkHolders, mailLink } from '../mail/accountLinks.ts';
import { reserveAttempt } from '../mail/loginAttempts.ts';
import { messages } from './messages.ts';
import { readCredentials } from './readCredentials.ts';
import { problem } from '../../host/answers.ts';

/**
 * `POST /api/resetting/request`: mails a link to whoever holds the account of this user name or mail address. The
 * answer is empty and the same for everybody. Names are counted by caller, known or not; an account gets few
 * mails whoever requests them.
 */
export const requestReset = async (
  context: Context,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['username']);
  if (given instanceof Response) return given;
  const { db, clock } = context;
  const name = given.username.trim().toLowerCase();
  const minutes = await reserveAttempt(db, { kind: 'reset', name, address }, clock());
  if (minutes !== null) {
    context.securityLog?.({ event: 'reset.throttled', account: null, address });
    return tooOften(minutes);
  }
  const holders = await findLinkHolders(context, given.username);
  for (const holder of holders.length > 0 ? holders : [null]) {
    const box = { kind: 'resetMail', name: holder ? String(holder.id) : name, address: '' } as const;
    context.securityLog?.({ event: 'reset.asked', account: holder?.id ?? null, address });
    const isFull = (await reserveAttempt(db, box, clock())) !== null;
    await mailLink(context, 'resetting', isFull ? null : holder);
  }
  return new Response(null, { status: 204 });
};

const tooOften = (minutes: number): Response => {
  const answer = problem(429, messages.tooManyRequests(minutes));
  answer.headers.set('Retry-After', String(minutes * 60));
  return answer;
};
