import type { MatchFormatCode, PlannedGame } from './matchFormats.ts';
import { plannedGames } from './matchFormats.ts';
import type { Side } from './side.ts';

/** Who did not come, or was punished. */
export type Forfeit = Side | 'both' | null;

export interface MeetingResult {
  /** Games won by each side. */
  readonly home: number;
  readonly away: number;
  /** Null as long as games are missing, and when neither side came. */
  readonly winner: Side | 'draw' | null;
  /** What it brings in the standing of the pool; null as long as it is not over. */
  readonly points: Readonly<Record<Side, number>> | null;
  readonly finished: boolean;
}

/** Points of a standing: 3 for a victory, 2 for a draw, 1 for a defeat, none for a forfeit or a penalty. */
const POINTS = { victory: 3, draw: 2, defeat: 1, forfeit: 0 } as const;

/** National meetings of 14 games end as soon as a side has won 8 of them. */
export const NATIONAL_SETTLED_AT = 8;

export interface MeetingRules {
  readonly format: MatchFormatCode;
  /** The score at which the meeting ends ('score acquis'); null where all games are played. */
  readonly settledAt?: number | null;
}

/**
 * Score of a meeting: a point for each game won, none for a lost one. `winners` are the games in the order of the
 * sheet; null is a game not played yet, `none` one that neither side could play. A forfeit gives all games to the
 * other side (14-0 in 14 games).
 */
export const toMeetingResult = (
  winners: readonly (Side | 'none' | null)[],
  { format, settledAt = null }: MeetingRules,
  forfeit: Forfeit = null,
): MeetingResult => {
  const total = plannedGames(format).length;
  if (forfeit !== null) {
    const home = forfeit === 'away' ? total : 0;
    const away = forfeit === 'home' ? total : 0;
    return {
      home,
      away,
      winner: winnerBy(home, away, forfeit),
      points: toMeetingPoints(home, away, forfeit),
      finished: true,
    };
  }
  const end = settledAt === null ? null : settledIn(winners, settledAt);
  const counted = winners.slice(0, end ?? total);
  const home = counted.filter((winner) => winner === 'home').length;
  const away = counted.filter((winner) => winner === 'away').length;
  const finished = end !== null || counted.filter((winner) => winner !== null).length === total;
  return {
    home,
    away,
    winner: finished ? winnerBy(home, away, null) : null,
    points: finished ? toMeetingPoints(home, away, null) : null,
    finished,
  };
};

/** How many games were played when a side had won `score` of them; null when none has. */
export const settledIn = (winners: readonly (Side | 'none' | null)[], score: number): number | null => {
  const index = winners.findIndex(
    (winner, last) =>
      (winner === 'home' || winner === 'away') &&
      winners.slice(0, last + 1).filter((one) => one === winner).length === score,
  );
  return index === -1 ? null : index + 1;
};

/** Points in the standing of the pool, out of the games won by each side. */
const toMeetingPoints = (home: number, away: number, forfeit: Forfeit): Record<Side, number> => {
  if (forfeit === 'both') return { home: POINTS.forfeit, away: POINTS.forfeit };
  if (forfeit !== null) return { home: POINTS.victory, away: POINTS.victory, [forfeit]: POINTS.forfeit };
  if (home === away) return { home: POINTS.draw, away: POINTS.draw };
  return home > away
    ? { home: POINTS.victory, away: POINTS.defeat }
    : { home: POINTS.defeat, away: POINTS.victory };
};

/** Letters of those who did not come. */
export type Absent = Readonly<Record<Side, readonly string[]>>;

/**
 * Games lost because somebody is not there, by position: the winner, or `none` where neither side can play. As each
 * plays one double only, three players present have lost the second double.
 */
export const absentGames = (format: MatchFormatCode, absent: Absent): ReadonlyMap<number, Side | 'none'> => {
  const games = plannedGames(format);
  const lost = games.flatMap((game): [number, Side | 'none'][] => {
    const home = isLost(game, 'home', absent.home, games);
    const away = isLost(game, 'away', absent.away, games);
    if (home && away) return [[game.position, 'none']];
    return home ? [[game.position, 'away']] : away ? [[game.position, 'home']] : [];
  });
  return new Map(lost);
};

const isLost = (
  game: PlannedGame,
  side: Side,
  absent: readonly string[],
  games: readonly PlannedGame[],
): boolean => {
  if (game.double === undefined) return absent.includes(game[side]);
  const present = [...game[side]].filter((letter) => !absent.includes(letter)).length;
  const doubles = games.filter((other) => other.double !== undefined && other[side] === game[side]);
  return Math.floor(present / 2) <= doubles.indexOf(game);
};

const winnerBy = (home: number, away: number, forfeit: Forfeit): Side | 'draw' | null => {
  if (forfeit === 'both') return null;
  return home === away ? 'draw' : home > away ? 'home' : 'away';
};
