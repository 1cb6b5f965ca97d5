import { sql } from '../../storage/sql.ts';
import type { Database } from '../../storage/database.ts';
import { playerOf, type Player } from './player.ts';

export interface PoolRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  /** In the initial order. */
  readonly players: readonly Player[];
}

/** The pools of a group that are no draft any more. */
export const readPools = (db: Database, group: number): Promise<PoolRow[]> =>
  db.query<PoolRow>(sql`select pl.id, pl.name, coalesce((select json_agg(${playerOf(sql`op.player_id`)} order by po.position, po.id)
      from pool_opponents po join opponents op on op.id = po.opponent_id
      where po.pool_id = pl.id and op.player_id is not null), '[]'::json) as players
    from pools pl where pl.group_id = ${group} and pl.kind = 'individual' and pl.state <> 'draft'
    order by length(pl.name), pl.name, pl.id`);
