import { sql } from '../storage/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';
import { digest } from './digest.ts';
import { sendMail } from './mailbox.ts';

/** Purpose of a mailed link: choose a new password, confirm a new account, or open one by a first password. */
export type LinkKind = keyof typeof LINKS;

/** Validity of an invitation. */
export const INVITATION_DAYS = 7;

export interface LinkHolder extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

const LINKS = {
  resetting: {
    hours: 1,
    path: '/resetting/change_password',
    subject: 'Choisir un nouveau mot de passe',
    task: 'choisir un nouveau mot de passe',
  },
  registration: {
    hours: 72,
    path: '/registration/confirm',
    subject: 'Confirmez votre inscription',
    task: 'confirmer votre inscription',
  },
  invitation: {
    hours: INVITATION_DAYS * 24,
    path: '/resetting/change_password',
    subject: 'Votre accès à l’espace du club',
    task: 'choisir votre mot de passe et ouvrir votre accès à l’espace du club',
  },
} as const;

/**
 * Mails a link. For nobody (null) the same statements run and keep nothing, so that neither the answer nor its
 * time discloses whether an account exists. Earlier links stay good: else anyone could make somebody's link useless.
 */
export const mailLink = async (
  context: Context,
  kind: LinkKind,
  holder: LinkHolder | null,
): Promise<boolean> => {
  const { hours, path, subject, task } = LINKS[kind];
  const now = context.clock();
  const token = randomBytes(32).toString('hex');
  const expires = new Date(now.getTime() + hours * 3_600_000).toISOString();
  await context.db.query(
    sql`delete from account_links where kind = 'resetting' and expires_at <= ${now.toISOString()}::timestamptz`,
  );
  await context.db.query(sql`insert into account_links (token_digest, kind, account_id, expires_at)
    select ${digest(token)}, ${kind}, id, ${expires}::timestamptz from accounts where id = ${holder?.id ?? null}::integer`);
  const text = `Compte ${holder?.username ?? ''}\u00a0: suivez ce lien pour ${task}. Il est valable ${hours > 72 ? `${hours / 24} jours` : `${hours} heure${hours > 1 ? 's' : ''}`} et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message.`;
  return sendMail(context, { to: holder?.email ?? null, subject, text, link: `${path}?token=${token}` });
};

/** Uses a link up and answers its account; undefined when it is unknown, used or too old. */
export const useLink = async (
  db: Database,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<number | undefined> => {
  const [used] = await db.query<{ account: number }>(sql`update account_links
    set used_at = ${now.toISOString()}::timestamptz
    where token_digest = ${digest(token)} and kind = ${kind} and used_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    returning account_id as account`);
  return used?.account;
};

/** Uses up what other links of this kind the account has, outdated ones too. */
export const useUpLinks = async (db: Database, kind: LinkKind, account: number, now: Date): Promise<number> =>
  (
    await db.query(sql`update account_links set used_at = ${now.toISOString()}::timestamptz
      where account_id = ${account} and kind = ${kind} and used_at is null returning 1 as used`)
  ).length;

/** Of all that was mailed, no link leads to the account any more. */
export const revokeLinks = async (db: Database, account: number, now: Date): Promise<void> => {
  await db.query(sql`update account_links set used_at = ${now.toISOString()}::timestamptz
    where account_id = ${account} and used_at is null`);
};

/**
 * The accounts that may request a new password by this user name or mail address: open ones, and new ones whose
 * link of confirmation or invitation is still unused, for a mailed link proves the address as well.
 */
export const findLinkHolders = async ({ db }: Context, name: string): Promise<LinkHolder[]> => {
  const login = name.trim();
  return db.query<LinkHolder>(sql`select a.id, a.username, a.email from accounts a
    where (a.username = ${login} or lower(a.email) = lower(${login}))
      and (a.enabled or exists (select 1 from account_links l
        where l.account_id = a.id and l.kind in ('registration', 'invitation') and l.used_at is null))
    order by a.id limit 5`);
};
