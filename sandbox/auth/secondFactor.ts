import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { hasFreshSecondFactor } from '../rights/assertSecondFactor.ts';
import type { Viewer } from '../rights/viewer.ts';
import { problem } from '../../host/answers.ts';
import { sendMail } from '../mail/mailbox.ts';
import { forgiveAttempts, reserveAttempt } from '../mail/loginAttempts.ts';
import { mailCode } from './challengeAccount.ts';
import { requireSecondFactor } from './requireSecondFactor.ts';
import { answerChallenge, findChallenge, MAIL, openChallenge } from './challenges.ts';
import { messages } from './messages.ts';
import { refuseField, refuseWithoutPassword } from './ownPassword.ts';
import { readCredentials } from './readCredentials.ts';
import { countRecoveryCodes, forgetRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { drawSecret, forgetTotp, readTotp, toKeyUri } from './totp.ts';

/** `GET /api/accounts/me/security`: how the account's second factor comes, and how many codes of recovery are left. */
export const describeSecurity = async (
  { db }: Context,
  { account, mfaEnabled }: Viewer,
): Promise<Response> => {
  const secret = await readTotp(db, account);
  return Response.json({
    secondFactor: mfaEnabled ? (secret === null ? 'mail' : 'totp') : 'none',
    recoveryCodes: await countRecoveryCodes(db, account),
  });
};

/**
 * `POST /api/accounts/me/security/second_factor`: switches it off (`none`), or answers what a code has to be given for
 * first, so that nobody is locked out by an application that was never set up or a mail that never comes.
 */
export const switchSecondFactor = async (
  context: Context,
  viewer: Viewer,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['currentPassword', 'method']);
  if (given instanceof Response) return given;
  const { method } = given;
  if (method !== 'none' && method !== MAIL && method !== 'totp')
    return refuseField('method', messages.unknownMethod);
  const refusal = await refuseUnproved(context, viewer, given.currentPassword, address);
  if (refusal) return refusal;
  if (method === 'none') {
    if (context.isFactorForAll) return problem(409, messages.factorForAll);
    await switchOff(context, viewer.account);
    context.securityLog?.({ event: 'factor.disabled', account: viewer.account, address });
    return Response.json({ secondFactor: 'none' });
  }
  if (method === 'totp') {
    const secret = drawSecret();
    const { hash } = await openChallenge(context, { account: viewer.account, code: null, setup: secret });
    return Response.json({ hash, secret, uri: toKeyUri(secret, viewer.username) });
  }
  const attempt = { kind: 'stepUp', name: String(viewer.account), address: '' } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  if (minutes !== null) return tooOften(minutes);
  const { email } = await readHolder(context, viewer.account);
  return Response.json({ hash: await mailCode(context, { id: viewer.account, email }, MAIL) });
};

/** `POST /api/accounts/me/security/second_factor/confirm`: the first code switches it on; codes of recovery come with it. */
export const confirmSecondFactor = async (
  context: Context,
  viewer: Viewer,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['hash', 'code']);
  if (given instanceof Response) return given;
  const { account } = viewer;
  const challenge = await findChallenge(context, given.hash);
  if (!challenge || challenge.account !== account || challenge.setup === null)
    return refuseField('code', messages.setupExpired);
  const attempt = { kind: 'code', name: String(account), address: '' } as const;
  const minutes = await reserveAttempt(context.db, attempt, context.clock());
  if (minutes !== null) {
    context.securityLog?.({ event: 'factor.throttled', account, address });
    return tooOften(minutes);
  }
  const verdict = await answerChallenge(context, given.hash, given.code);
  if (verdict !== 'accepted')
    context.securityLog?.({ event: 'factor.refused', account, address, reason: verdict });
  if (verdict === 'expired') return refuseField('code', messages.setupExpired);
  if (verdict === 'wrong') return refuseField('code', messages.wrongCode);
  await forgiveAttempts(context.db, attempt);
  const recoveryCodes = await context.db.transaction(async (db) => {
    await db.query(sql`update accounts set mfa_enabled = true where id = ${account}`);
    if (challenge.setup === MAIL) await forgetTotp(db, account);
    await notifyHolder({ ...context, db }, account, 'activée');
    return renewRecoveryCodes(db, account);
  });
  const reason = challenge.setup === MAIL ? 'mail' : 'application';
  context.securityLog?.({ event: 'factor.enabled', account, address, reason });
  context.securityLog?.({ event: 'recovery.made', account, address, count: recoveryCodes.length });
  return Response.json({ recoveryCodes }, { headers: NEVER_KEPT });
};

/** `POST /api/accounts/me/security/recovery_codes`: new codes; the former ones serve no more. */
export const renewCodes = async (
  context: Context,
  viewer: Viewer,
  request: Request,
  address: string,
): Promise<Response> => {
  const given = await readCredentials(request, ['currentPassword']);
  if (given instanceof Response) return given;
  if (!viewer.mfaEnabled) return problem(409, messages.noSecondFactor);
  const refusal = await refuseUnproved(context, viewer, given.currentPassword, address);
  if (refusal) return refusal;
  const recoveryCodes = await context.db.transaction((db) => renewRecoveryCodes(db, viewer.account));
  const { account } = viewer;
  context.securityLog?.({ event: 'recovery.made', account, address, count: recoveryCodes.length });
  return Response.json({ recoveryCodes }, { headers: NEVER_KEPT });
};

const NEVER_KEPT = { 'Cache-Control': 'no-store' } as const;

/** A second factor that is on answers for its own change, beside the password. */
const refuseUnproved = async (
  context: Context,
  viewer: Viewer,
  password: string,
  address: string,
): Promise<Response | null> => {
  const refusal = await refuseWithoutPassword(context, viewer, password, address);
  if (refusal || !viewer.mfaEnabled || hasFreshSecondFactor(context, viewer)) return refusal;
  return requireSecondFactor(context, viewer);
};

const switchOff = (context: Context, account: number): Promise<void> =>
  context.db.transaction(async (db) => {
    await db.query(sql`update accounts set mfa_enabled = false where id = ${account}`);
    await forgetTotp(db, account);
    await forgetRecoveryCodes(db, account);
    await db.query(sql`delete from mfa_challenges where account_id = ${account}`);
    await notifyHolder({ ...context, db }, account, 'désactivée');
  });

const tooOften = (minutes: number): Response =>
  problem(429, messages.tooManyRequests(minutes), { 'Retry-After': String(minutes * 60) });

const readHolder = async (
  { db }: Context,
  account: number,
): Promise<{ readonly email: string; readonly username: string }> => {
  const [holder] = await db.query<{ email: string; username: string }>(
    sql`select email, username from accounts where id = ${account}`,
  );
  if (!holder) throw new Error(`Account ${account} is gone`);
  return holder;
};

const notifyHolder = async (
  context: Context,
  account: number,
  done: 'activée' | 'désactivée',
): Promise<void> => {
  const { email, username } = await readHolder(context, account);
  await sendMail(context, {
    to: email,
    subject: `La vérification en deux étapes a été ${done}`,
    text: `La vérification en deux étapes du compte ${username} a été ${done}. Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe.`,
  });
};
