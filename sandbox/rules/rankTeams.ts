import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Copies to teams their rank and points in the standing of their pool, of one pool or of all. */
export const rankTeams = (db: Database, pool: number | null = null): Promise<unknown> =>
  db.query(sql`update teams set rank = r.definitive_rank, points = r.definitive_points
    from pool_results r join opponents o on o.id = r.opponent_id
    where o.team_id = teams.id and r.pool_id = teams.pool_id
      and (${pool}::int is null or r.pool_id = ${pool}::int)
      and (teams.rank, teams.points) is distinct from (r.definitive_rank, r.definitive_points)`);
