import { sql } from 'drizzle-orm';
import { catalogue } from '../validation/catalogue.ts';
import type { Rules } from './rules.ts';

/** A club has one main hall in a season. */
export const clubSportHall: Rules = {
  check: async ({ club, season, main }, existing, { context }) => {
    if (main !== true || typeof club !== 'number' || typeof season !== 'number') return [];
    const others = await context.db.query(sql`select 1 from club_sport_halls where club_id = ${club}::int
      and season_id = ${season}::int and main and id <> ${existing?.id ?? 0}::int limit 1`);
    return others.length === 0
      ? []
      : [
          {
            propertyPath: 'main',
            message: 'Le club a déjà une salle principale pour cette saison.',
            code: catalogue.Unique.code,
          },
        ];
  },
};
