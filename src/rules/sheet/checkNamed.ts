import { plannedGames } from '../matchFormats.ts';
import type { Side } from '../side.ts';
import { defineFault } from './fault.ts';
import type { Fault } from './fault.ts';
import type { Sheet } from './sheet.ts';

export type NamedFaultCode = 'playerMissing';

const blocking = defineFault<NamedFaultCode>('blocking');

/**
 * Nobody wins or loses a single without a name, one letter after the other: who is not known has no licence. A game
 * given up names the side that was there alone; pairs are looked at on their own.
 */
export const checkNamed = ({ format, games, teams }: Sheet): Fault<NamedFaultCode>[] => {
  const singles = plannedGames(format).filter(({ double }) => double === undefined);
  const isPlayedBy = (side: Side, position: number): boolean => {
    const game = games.find((one) => one.position === position);
    return game?.forfeit === true ? game.winner === side : (game?.sets.length ?? 0) > 0;
  };
  return (['home', 'away'] as const).flatMap((side) =>
    teams[side].unnamed.flatMap((letter): Fault<NamedFaultCode>[] => {
      const played = singles
        .filter((game) => game[side] === letter && isPlayedBy(side, game.position))
        .map(({ position }) => position);
      const values = { games: played.join(', '), smart_count: played.length };
      return played.length > 0 ? [blocking('playerMissing', { side, letter }, values)] : [];
    }),
  );
};
