import { sql } from '../storage/sql.ts';
import { violate } from './violate.ts';
import type { Rules } from './rules.ts';
import { writeStandingsOf } from './writeStanding.ts';

/**
 * The teams of a club are numbered: each number once in a contest, an entente counting for both its clubs. A team that
 * is withdrawn takes its results out of its pools.
 */
export const team: Rules = {
  check: async ({ clubs, contest, position }, existing, { context: { db } }) => {
    if (!Array.isArray(clubs) || clubs.length === 0) return [];
    await db.query(sql`select pg_advisory_xact_lock(727177, ${contest ?? 0}::int)`);
    const twins = await db.query(sql`select 1 from teams t join teams_clubs j on j.owner_id = t.id
      where t.contest_id = ${contest ?? null}::int and t.position = ${position ?? null}::int
        and j.target_id in (${sql.join(clubs, sql`, `)}) and t.id <> ${existing?.id ?? 0}::int limit 1`);
    return twins.length === 0
      ? []
      : [violate('position', 'Ce numéro d’équipe est déjà pris par le club dans cette épreuve.')];
  },
  afterWrite: async ({ id, state }, { context }, before) => {
    if (before && before['state'] !== state) await writeStandingsOf(context, id);
  },
};
