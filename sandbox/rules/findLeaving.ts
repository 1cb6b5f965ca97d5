import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Latest licence of a number, with what decides about a change of club. */
export interface Leaving extends Record<string, unknown> {
  readonly licence: number;
  readonly person: number;
  readonly leftClub: number;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: string;
  readonly points: number | null;
  readonly ranking: number | null;
  readonly numbered: boolean | null;
  readonly nationalRank: number | null;
  readonly category: number | null;
  readonly committee: number | null;
  readonly league: number | null;
}

/** The number is enough: the welcome club does not see whose it is before the change is requested. */
export const findLeaving = async (db: Database, number: unknown): Promise<Leaving | undefined> => {
  if (typeof number !== 'string') return undefined;
  const [found] = await db.query<Leaving>(sql`select l.id as licence, l.person_id as person,
      l.club_id as "leftClub", p.family_name as "familyName", p.given_name as "givenName", p.gender, l.points,
      l.ranking, l.numbered, l.national_rank as "nationalRank", l.category_id as category,
      c.committee_id as committee, c.league_id as league
    from licences l join people p on p.id = l.person_id join organizations c on c.id = l.club_id
    where l.identifier = ${number} and l.state <> 'cancelled' order by l.season_id desc, l.id desc limit 1`);
  return found;
};
