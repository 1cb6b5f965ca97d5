import type { MatchFormatCode, PlannedGame } from './matchFormats.ts';
import { plannedGames } from './matchFormats.ts';
import type { Side } from './side.ts';

/** The side that did not come, or was punished. */
export type Forfeit = Side | 'both' | null;

export interface MeetingResult {
  /** Games won by each side. */
  readonly home: number;
  readonly away: number;
  readonly finished: boolean;
}

/** National meetings of 14 games end as soon as a side has won 8 of them. */
export const NATIONAL_SETTLED_AT = 8;

interface MeetingRules {
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
    return {
      home: forfeit === 'away' ? total : 0,
      away: forfeit === 'home' ? total : 0,
      finished: true,
    };
  }
  const end = settledAt === null ? null : settledIn(winners, settledAt);
  const counted = winners.slice(0, end ?? total);
  return {
    home: counted.filter((winner) => winner === 'home').length,
    away: counted.filter((winner) => winner === 'away').length,
    finished: end !== null || counted.filter((winner) => winner !== null).length === total,
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

/** Letters of the players who did not come. */
type Absent = Readonly<Record<Side, readonly string[]>>;

/**
 * Games lost because a player is absent, by position: the winner, or `none` where neither side can play. As each
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
