import { createHash } from 'node:crypto';
import { sql } from '../storage/sql.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { findOne } from '../storage/findByIds.ts';
import type { Writing } from './draft.ts';

const MINUTE_MS = 60_000;

/**
 * Key of the record that `create` makes, or that the same account has made of the same body within a minute: a browser
 * or a person that sends twice gets the answer of the first time. Runs within the transaction of the creation. What was
 * refused is not remembered, and what has been deleted since is created anew.
 */
export const onceWithinAMinute = async (
  { context, viewer, entity }: Writing,
  body: unknown,
  create: () => Promise<number>,
): Promise<number> => {
  if (entity.twins !== 'answered') return create();
  const { db, clock } = context;
  const digest = digestOf(entity, body);
  // A second request waits here until the first is through.
  await db.query(sql`select pg_advisory_xact_lock(727180, hashtext(${`${viewer.account} ${digest}`}))`);
  const now = clock().toISOString();
  const since = new Date(clock().getTime() - MINUTE_MS).toISOString();
  const [made] = await db.query<{ id: number }>(sql`select record_id as id from created_records
    where account_id = ${viewer.account}::int and digest = ${digest} and created_at > ${since}::timestamptz`);
  if (made && (await findOne(context, entity, made.id))) return made.id;
  const id = await create();
  await db.query(sql`insert into created_records (account_id, digest, record_id, created_at)
    values (${viewer.account}::int, ${digest}, ${id}::int, ${now}::timestamptz)
    on conflict (account_id, digest) do update set record_id = excluded.record_id, created_at = excluded.created_at`);
  await db.query(sql`delete from created_records where ctid in (
    select ctid from created_records where created_at <= ${since}::timestamptz limit 10 for update skip locked)`);
  return id;
};

const digestOf = ({ path }: ResolvedEntity, body: unknown): string =>
  createHash('sha256')
    .update(path)
    .update(JSON.stringify(body, sorted) ?? '')
    .digest('hex');

/** The order of members says nothing. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
