import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { clubAffiliation } from '../entities/clubAffiliation.ts';
import { findAffiliationSteps } from '../rules/findAffiliationSteps.ts';
import { assertClub } from './assertClub.ts';
import { idOf } from './idOf.ts';
import type { ReadModel } from './readModel.ts';
import { select } from './select.ts';

/** The steps of the affiliation of a club for a season, the current one by default. */
export const affiliationSteps: ReadModel = {
  name: 'affiliation_steps',
  find: async ({ filter: { club, season, ...filter }, ...query }, { context: { db, clock }, viewer }) => {
    const id = assertClub(clubAffiliation, viewer, idOf(club));
    const requested = idOf(season) ?? null;
    const [found] = await db.query<{ id: number }>(
      sql`select id from seasons where ${requested === null ? sql`current` : sql`id = ${requested}::int`}`,
    );
    if (!found) return { records: [], total: 0 };
    const steps = await findAffiliationSteps(db, { club: id, season: found.id, day: today(clock) });
    return select(
      steps.map((step, index) => ({ id: index + 1, ...step })),
      { ...query, filter },
    );
  },
};
