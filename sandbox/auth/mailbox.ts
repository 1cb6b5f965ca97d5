import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface ReceivedMail extends Mail {
  readonly id: number;
  /** Instant, ISO 8601. */
  readonly date: string;
}

const KEPT = 100;

/** 'Sends' a mail: the sandbox keeps the last hundred instead of a mail server. */
export const sendMail = async ({ db, clock }: Context, mail: Mail): Promise<void> => {
  await db.query(sql`insert into mailbox (recipient, subject, body, sent_at)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${clock().toISOString()}::timestamptz)`);
  await db.query(sql`delete from mailbox where id <= (select max(id) from mailbox) - ${KEPT}`);
};

/** Mails, the newest first. */
export const readMailbox = async ({ db }: Context): Promise<ReceivedMail[]> => {
  const rows = await db.query<{ id: number; to: string; subject: string; text: string; at: number }>(
    sql`select id, recipient as "to", subject, body as text, extract(epoch from sent_at)::float8 as at
      from mailbox order by id desc`,
  );
  return rows.map(({ at, ...mail }) => ({ ...mail, date: new Date(at * 1000).toISOString() }));
};
