import type { PlannedGame } from '../../../rules/matchFormats.ts';
import type { Side } from '../../../rules/side.ts';
import { seatOf, type SheetDocument } from './document.ts';

/** The letters of a side in a game: its own, or those whose players make up its double. */
export const lettersIn = (document: SheetDocument, game: PlannedGame, side: Side): readonly string[] =>
  game.double === undefined
    ? [game[side]]
    : [...game[side]].filter((letter) => seatOf(document, side, letter).pair === game.double);

/** Licences of a game in the order in which the wire names them: one of each side, then the partners of a double. */
export const playersOf = (document: SheetDocument, game: PlannedGame): readonly (string | null)[] => {
  const of = (side: Side) =>
    lettersIn(document, game, side).map((letter) => seatOf(document, side, letter).player);
  const [home, away] = [of('home'), of('away')];
  return [home[0] ?? null, away[0] ?? null, home[1] ?? null, away[1] ?? null];
};

/** As it stands on a sheet: `A-W`, `Double 1`. */
export const labelOfGame = ({ home, away, double }: PlannedGame): string =>
  double === undefined ? `${home}-${away}` : `Double ${double}`;
