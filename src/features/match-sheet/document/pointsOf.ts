import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import { sumOfGamePoints, type CountedGame } from '../../../rules/points/gamePoints.ts';
import { otherSide } from '../../../rules/side.ts';
import { gameOf, SIDES, type SheetDocument } from './document.ts';
import type { Facts, SheetPlayer } from './facts.ts';
import { playerAt } from './players.ts';
import { toGameState } from './toGameState.ts';

interface WonPoints {
  readonly player: SheetPlayer;
  readonly points: number;
}

/** Points of the singles for each player, by current points and contest coefficient. */
export const pointsOf = (document: SheetDocument, facts: Facts): readonly WonPoints[] => {
  const singles = plannedGames(facts.format).filter(({ double }) => double === undefined);
  return SIDES.flatMap((side) =>
    lettersOf(facts.format, side).flatMap((letter): WonPoints[] => {
      const player = playerAt(document, facts, side, letter);
      if (!player) return [];
      const games = singles.flatMap((planned): CountedGame[] => {
        const opponent = playerAt(document, facts, otherSide(side), planned[otherSide(side)]);
        const typed = gameOf(document, planned.position);
        const { winner } = toGameState(typed, facts.bestOf);
        if (planned[side] !== letter || !opponent || winner === null) return [];
        const forfeit = typed.forfeit !== null;
        return [{ own: player.points, opponent: opponent.points, won: winner === side, forfeit }];
      });
      return [{ player, points: sumOfGamePoints(games, facts.coefficient) }];
    }),
  );
};
