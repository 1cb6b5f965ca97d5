import { sql } from 'drizzle-orm';
import { ViolationsError } from '../validation/violation.ts';
import { checkSets } from './checkSets.ts';
import { playersOfMeeting } from './playersOfMeeting.ts';
import { refuseTwin } from './refuseTwin.ts';
import { keepClosedSheet, refuseClosedSheet } from './sheetState.ts';
import type { Rules } from './rules.ts';
import { violate } from './violate.ts';

const BEST_OF = 5;

/** The sets won on both sides are those of the sheet, which is open; no set follows the one that decided the game. */
export const game: Rules = {
  beforeRemove: keepClosedSheet,
  opens: ({ sportMatch }, tools) => playersOfMeeting(tools, sportMatch),
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'game',
      fields: ['sportMatch', 'position'],
      message: 'Une partie porte déjà ce numéro sur cette feuille.',
    })),
    ...(await refuseClosedSheet(tools, values['sportMatch'])),
  ],
  // The rows are looked at once they are written: what they break takes the whole write back.
  afterWrite: async ({ id, ...row }, { context: { db } }) => {
    const sets = await db.query(
      sql`select won, loser from game_sets where game_id = ${id}::int order by position`,
    );
    const [contest] = await db.query<{ bestOf: number | null }>(
      sql`select best_of as "bestOf" from contests where id = ${Number(row['contest'])}::int`,
    );
    const fault = checkSets(sets, row['winner'], Number(row['position']), contest?.bestOf ?? BEST_OF);
    if (fault !== null) throw new ViolationsError([violate('sets', fault)]);
    await db.query(sql`update games set
        home_sets = (select count(*) from game_sets where game_id = games.id and won),
        away_sets = (select count(*) from game_sets where game_id = games.id and not won)
      where id = ${id}::int`);
  },
};
