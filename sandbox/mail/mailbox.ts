import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of the application that the mail leads to. */
  readonly link?: string | null;
}

export interface ReceivedMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  /** Instant, ISO 8601. */
  readonly date: string;
}

const KEPT = 100;

/** A top level domain that nobody can have (RFC 2606): the mail comes back. */
const BOUNCES = /@(?:.*\.)?invalid$/i;

/**
 * 'Sends' a mail: the sandbox keeps the last hundred instead of a mail server. A mail to nobody (null) costs the
 * same and is not kept. False where the mail comes back.
 */
export const sendMail = async (
  { db, clock }: Context,
  { to, subject, text, link = null }: Omit<Mail, 'to'> & { readonly to: string | null },
): Promise<boolean> => {
  if (to !== null && BOUNCES.test(to)) return false;
  await db.query(sql`insert into mailbox (recipient, subject, body, link, sent_at)
    select ${to}::text, ${subject}::text, ${text}::text, ${link}::text, ${clock().toISOString()}::timestamptz
    where ${to}::text is not null`);
  await db.query(sql`delete from mailbox where id <= (select max(id) from mailbox) - ${KEPT}`);
  return true;
};

/** Mails, the newest first. */
export const readMailbox = async ({ db }: Context): Promise<ReceivedMail[]> => {
  const rows = await db.query<Omit<ReceivedMail, 'date'> & { at: number }>(
    sql`select id, recipient as "to", subject, body as text, link, extract(epoch from sent_at)::float8 as at
      from mailbox order by id desc`,
  );
  return rows.map(({ at, ...mail }) => ({ ...mail, date: new Date(at * 1000).toISOString() }));
};
