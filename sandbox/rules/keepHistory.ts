import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { insert } from '../storage/records.ts';
import type { Tools, Values } from './rules.ts';

/**
 * An accepted change is written once into the history of the person, who belongs to the welcome club from then on; the club
 * that was left has nobody to renew any more. Licences stay where they were taken: the welcome club requests a new one.
 */
export const keepHistory = async (
  row: Values,
  reason: 'mutation' | 'transfer',
  { context, viewer }: Tools,
): Promise<void> => {
  if (row['status'] !== 'accepted') return;
  const { person, welcomeClub: club, leftClub, season } = row;
  await context.db
    .query(sql`update licence_renewals set state = 'movedOut', date_modified = ${context.clock().toISOString()}::timestamptz
    where person_id = ${person}::int and club_id = ${leftClub}::int and season_id = ${season}::int
      and state not in ('validated', 'movedOut')`);
  const known = await context.db.query(sql`select 1 from club_histories where person_id = ${person}::int
    and club_id = ${club}::int and season_id = ${season}::int and reason = ${reason}`);
  if (known.length > 0) return;
  const startDate = row['effectDate'] ?? row['decisionDate'] ?? today(context.clock);
  await context.db.query(sql`update people set club_id = ${club}::int where id = ${person}::int`);
  await context.db.query(sql`update club_histories set end_date = ${startDate}::date
    where person_id = ${person}::int and club_id = ${leftClub}::int and end_date is null
      and start_date <= ${startDate}::date`);
  const points = row['pointsAtRequest'] ?? null;
  const history = context.model.entity('club-history');
  await insert(context, history, { person, club, season, startDate, reason, points }, viewer.account);
};
