import { sql } from '../storage/sql.ts';
import { catalogue } from '../validation/catalogue.ts';
import { refuseTwin } from './refuseTwin.ts';
import type { Rules } from './rules.ts';

/** A club has a hall once in a season, and one main hall. */
export const clubSportHall: Rules = {
  check: async (values, existing, tools) => {
    const twins = await refuseTwin(tools, values, existing, {
      entity: 'club-sport-hall',
      fields: ['club', 'season', 'sportHall'],
      message: 'Cette salle est déjà une salle du club pour cette saison.',
    });
    const { club, season, main } = values;
    if (main !== true || typeof club !== 'number' || typeof season !== 'number') return twins;
    const others = await tools.context.db
      .query(sql`select 1 from club_sport_halls where club_id = ${club}::int
      and season_id = ${season}::int and main and id <> ${existing?.id ?? 0}::int limit 1`);
    return [
      ...twins,
      ...others.map(() => ({
        propertyPath: 'main',
        message: 'Le club a déjà une salle principale pour cette saison.',
        code: catalogue.Unique.code,
      })),
    ];
  },
};
