import type { PlannedGame } from '../../../rules/matchFormats.ts';
import type { Side } from '../../../rules/side.ts';
import { seatOf, type SheetDocument } from '../document/document.ts';
import type { Facts, SheetPlayer } from '../document/facts.ts';
import { lettersIn } from '../document/playersOf.ts';

export type Named = Pick<SheetPlayer, 'familyName' | 'givenName'>;

export const playerNameOf = ({ familyName, givenName }: Named): string => `${familyName} ${givenName}`;

export const playerAt = (
  document: SheetDocument,
  { players }: Facts,
  side: Side,
  letter: string,
): SheetPlayer | null => {
  const { player } = seatOf(document, side, letter);
  return players.find(({ licence }) => licence === player) ?? null;
};

/** Who plays a game for a side, as a sheet names them; empty as long as nobody is named. */
export const namesIn = (document: SheetDocument, facts: Facts, game: PlannedGame, side: Side): string =>
  shortened(
    lettersIn(document, game, side).flatMap((letter) => playerAt(document, facts, side, letter) ?? []),
    game.double !== undefined,
  ).join(' et ');

/** A pair by family names alone, unless both bear the same. */
const shortened = (players: readonly SheetPlayer[], isPair: boolean): readonly string[] => {
  const isClear = new Set(players.map(({ familyName }) => familyName)).size === players.length;
  return players.map((player) => (isPair && isClear ? player.familyName : playerNameOf(player)));
};
