import { foldText } from '../../../lib/foldText.ts';
import { idOf } from '../../../lib/iri.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import type { Side } from '../../../rules/side.ts';
import { seatOf, type SheetDocument, type PartKey } from './document.ts';
import type { Facts, SheetPlayer } from './facts.ts';

/** The letters of a side in a game: its own, or those whose players make up its double. */
const lettersIn = (document: SheetDocument, game: PlannedGame, side: Side): readonly string[] =>
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

type Named = Pick<SheetPlayer, 'familyName' | 'givenName'>;

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

/** Names of a side's players in a game; empty before the line-up. */
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

const SHOWN = 40;

/** By the beginning of the number, or by words of the name. */
export const filterPlayers = <Player extends Named & { readonly identifier: string }>(
  players: readonly Player[],
  asked: string,
): Player[] => {
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  return players
    .filter((player) =>
      words.every(
        (word) => player.identifier.startsWith(word) || foldText(playerNameOf(player)).includes(word),
      ),
    )
    .slice(0, SHOWN);
};

/** `Carton jaune, DUPONT Jean`. */
export const nameOfCard = (key: PartKey, { players, cardTypes }: Facts): string => {
  const [, person, type] = key.split('/');
  const player = players.find((one) => String(idOf(one.person)) === person);
  const card = cardTypes.find(({ iri }) => String(idOf(iri)) === type);
  return [card?.name, player && playerNameOf(player)].filter(Boolean).join(', ');
};
