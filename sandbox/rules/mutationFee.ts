import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';
import type { Leaving } from './findLeaving.ts';
import type { Values } from './rules.ts';

interface Shares extends Record<string, unknown> {
  readonly federationShare: number;
  readonly leagueShare: number;
  readonly committeeShare: number;
}

/**
 * The fee by the line of the season's table that fits best: one for the age category before one for everybody. From the
 * second mutation of a season on it is doubled, and what is more goes to the club that is left.
 */
export const mutationFee = async (db: Database, leaving: Leaving, values: Values): Promise<Values> => {
  const season = typeof values['season'] === 'number' ? values['season'] : 0;
  const place = leaving.numbered ? leaving.nationalRank : null;
  const points = leaving.points ?? 500;
  const [fee] = await db.query<Shares>(sql`select m.federation_share as "federationShare",
      m.league_share as "leagueShare", m.committee_share as "committeeShare"
    from mutation_parameters m
    left join lateral (select count(*) as count, count(*) filter (where target_id = ${leaving.category}::int) as own
      from mutation_parameters_categories where owner_id = m.id) c on true
    where m.season_id = ${season}::int and m.type = ${String(values['type'])} and (c.count = 0 or c.own > 0)
      and (m.gender is null or m.gender = ${leaving.gender})
      and (m.motive_id is null or m.motive_id = ${values['motive'] ?? null}::int)
      and (not coalesce(m.pro_listed, false) or ${values['proListed'] === true})
      and (m.numbered_min is null or m.numbered_min <= ${place}::int)
      and (m.numbered_max is null or m.numbered_max >= ${place}::int)
      and (m.points_min is null or m.points_min <= ${points}::float)
      and (m.points_max is null or m.points_max >= floor(${points}::float))
    order by c.own desc, m.numbered_min is not null desc, m.motive_id is not null desc,
      coalesce(m.pro_listed, false) desc, m.id limit 1`);
  const shares = fee ?? { federationShare: 0, leagueShare: 0, committeeShare: 0 };
  const usual = shares.federationShare + shares.leagueShare + shares.committeeShare;
  const earlier = await db.query(sql`select 1 from licence_mutations where person_id = ${leaving.person}::int
    and season_id = ${season}::int and status = 'accepted' limit 1`);
  const leftClubShare = earlier.length > 0 ? usual : 0;
  return { ...shares, leftClubShare, amount: usual + leftClubShare };
};
