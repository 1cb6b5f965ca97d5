import { plannedGames } from '../matchFormats.ts';
import type { PlannedGame } from '../matchFormats.ts';
import { absentGames } from '../meeting.ts';
import type { Side } from '../side.ts';
import { defineFault } from './fault.ts';
import type { Fault } from './fault.ts';
import type { Sheet } from './sheet.ts';

export type PairFaultCode = 'twoDoubles' | 'pairIncomplete';

const blocking = defineFault<PairFaultCode>('blocking');

/** A pair is two present players of the line-up, and a player plays one double only (sporting rules, four against four). */
export const checkPairs = (sheet: Sheet): Fault<PairFaultCode>[] => {
  const lost = absentGames(sheet.format, { home: sheet.teams.home.absent, away: sheet.teams.away.absent });
  const doubles = plannedGames(sheet.format).filter(
    ({ double, position }) => double !== undefined && !lost.has(position) && isEntered(sheet, position),
  );
  return (['home', 'away'] as const).flatMap((side) => checkSide(side, sheet, doubles));
};

/** A double given up needs no pair. */
const isEntered = ({ games }: Sheet, position: number): boolean =>
  games.some((game) => game.position === position && game.sets.length > 0);

const checkSide = (side: Side, sheet: Sheet, doubles: readonly PlannedGame[]): Fault<PairFaultCode>[] => {
  const { pairs, absent } = sheet.teams[side];
  const pairOf = ({ double = 0 }: PlannedGame): readonly string[] => pairs[double - 1] ?? [];
  const isPair = (game: PlannedGame): boolean =>
    new Set(pairOf(game)).size === 2 &&
    pairOf(game).every((letter) => game[side].includes(letter) && !absent.includes(letter));
  const all = doubles.flatMap((game) => [...new Set(pairOf(game))]);
  return [
    ...doubles
      .filter((game) => !isPair(game))
      .map(({ position, double = 0 }) => blocking('pairIncomplete', { side, game: position }, { double })),
    ...[...new Set(all.filter((letter, index) => all.indexOf(letter) !== index))].map((letter) =>
      blocking('twoDoubles', { side, letter }, { letter }),
    ),
  ];
};
