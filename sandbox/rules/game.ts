import { sql } from '../storage/sql.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import { checkSets } from './checkSets.ts';
import { playersOfMeeting } from './playersOfMeeting.ts';
import { refuseTwin } from './refuseTwin.ts';
import { keepClosedSheet, refuseClosedSheet } from './sheetState.ts';
import type { Rules, Values } from './rules.ts';
import type { Database } from '../storage/database.ts';
import { toGamePoints } from './toGamePoints.ts';
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
    ...checkEnding(values),
  ],
  // The rows are looked at once they are written: what they break takes the whole write back.
  afterWrite: async ({ id, ...row }, { context: { db } }) => {
    const sets = await db.query(
      sql`select won, loser from game_sets where game_id = ${id}::int order by position`,
    );
    const [contest] = await db.query<{ bestOf: number | null }>(
      sql`select best_of as "bestOf" from contests where id = ${Number(row['contest'])}::int`,
    );
    // Who leads may be the one who does not go on.
    const winner = row['ending'] ? null : row['winner'];
    const fault = checkSets(sets, winner, Number(row['position']), contest?.bestOf ?? BEST_OF);
    if (fault !== null) throw new ViolationsError([violate('sets', fault)]);
    const points = await pointsOf(db, row);
    await db.query(sql`update games set
        home_sets = (select count(*) from game_sets where game_id = games.id and won),
        away_sets = (select count(*) from game_sets where game_id = games.id and not won),
        home_points_won = ${points?.homePointsWon ?? null}::double precision,
        away_points_won = ${points?.awayPointsWon ?? null}::double precision
      where id = ${id}::int`);
  },
};

/** A game that was broken off has a winner, one that was never played has none; a forfeit is neither. */
const checkEnding = ({ ending, winner, forfeit }: Values): Violation[] => {
  if (ending === null || ending === undefined) return [];
  if (forfeit === true) return [violate('ending', 'Une partie perdue par forfait n’a pas d’autre fin.')];
  const isPlayed = ending !== 'notPlayed' && ending !== 'cancelled';
  const hasWinner = winner === 'home' || winner === 'away';
  if (isPlayed === hasWinner) return [];
  return [
    violate(
      'winner',
      isPlayed
        ? 'Indiquez qui a gagné cette partie.'
        : 'Une partie qui n’est pas jouée n’a pas de vainqueur.',
    ),
  ];
};

/** Null as long as nobody has won, and for what brings nothing: doubles, forfeits and games that do not count. */
const pointsOf = async (db: Database, row: Values): Promise<ReturnType<typeof toGamePoints> | null> => {
  const { homePlayer, awayPlayer, winner, doubleOpposition, forfeit, notCounted } = row;
  if (winner !== 'home' && winner !== 'away') return null;
  if (doubleOpposition === true || forfeit === true || notCounted === true) return null;
  const [known] = await db.query<{ home: number | null; away: number | null; coefficient: number }>(
    sql`select h.points as home, a.points as away, c.coefficient
      from licences h, licences a, contests c where h.id = ${homePlayer ?? null}::int
        and a.id = ${awayPlayer ?? null}::int and c.id = ${row['contest'] ?? null}::int`,
  );
  if (!known || known.home === null || known.away === null) return null;
  return toGamePoints(known.home, known.away, winner === 'home', known.coefficient);
};
