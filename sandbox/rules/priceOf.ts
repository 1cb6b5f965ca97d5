import { sql } from '../storage/sql.ts';
import { ageCategoryOf } from '../entities/ageCategoryOf.ts';
import type { Database } from '../storage/database.ts';
import type { Values } from './rules.ts';

/** The club's price of a type of licence, in cents: the line of the age category before the one for everybody. */
export const priceOf = async (
  db: Database,
  { person = null, club = null, season = null, type = null }: Values,
): Promise<number | null> => {
  const [years] = await db.query<{ born: number; ends: number }>(sql`select
      extract(year from p.birth_date)::int as born, extract(year from s.end_date)::int as ends
    from people p, seasons s where p.id = ${person}::int and s.id = ${season}::int`);
  // Somebody born after the season has no category; the licence itself refuses them.
  const category = years && years.born <= years.ends ? ageCategoryOf(years.born, years.ends) : '';
  const [price] = await db.query<{ amount: number }>(sql`select p.amount from club_prices p
    join settings_clubs s on s.id = p.settings_id left join referentials c on c.id = p.category_id
    where s.club_id = ${club}::int and s.season_id = ${season}::int and p.licence_type_id = ${type}::int
      and (c.id is null or c.code = ${category})
    order by c.id is null, p.position, p.id limit 1`);
  return price?.amount ?? null;
};
