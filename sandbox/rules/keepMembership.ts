import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { insert } from '../storage/records.ts';
import type { Tools, Values } from './rules.ts';

/** Whoever gets a licence belongs to the club of it; a membership of the season is kept and shows the licence. */
export const keepMembership = async (
  { person = null, club = null, season = null, licence = null, fee = null }: Values,
  { context, viewer }: Tools,
): Promise<void> => {
  const { db } = context;
  const known = await db.query(sql`update club_memberships set licence_id = ${licence}::int
    where person_id = ${person}::int and club_id = ${club}::int and season_id = ${season}::int returning id`);
  if (known.length > 0) return;
  const [type] = await db.query<{ id: number }>(
    sql`select id from referentials where type = 'MembershipType' and code = 'ADHERENT'`,
  );
  const startDate = today(context.clock);
  const values = { person, club, season, licence, fee, type: type?.id ?? null, startDate };
  await insert(context, context.model.entity('club-membership'), values, viewer.account);
};
