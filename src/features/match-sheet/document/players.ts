import { foldText, holdsWords, wordsOf } from '../../../lib/text.ts';
import { idOf } from '../../../lib/iri.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import type { Side } from '../../../rules/side.ts';
import { seatOf, type SheetDocument, type PartKey } from './document.ts';
import type { Facts, Licensee, SheetPlayer } from './facts.ts';

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

/** As on a sheet: `A-W`, `Double 1`. */
export const labelOfGame = ({ home, away, double }: PlannedGame): string =>
  double === undefined ? `${home}-${away}` : `Double ${double}`;

type Name = Pick<Licensee, 'familyName' | 'givenName'>;

export const playerNameOf = ({ familyName, givenName }: Name): string => `${familyName} ${givenName}`;

/** `DUPONT Jean (7712345)`; the number alone of somebody without a name. */
export const numberedNameOf = (one: Omit<Licensee, 'person'>): string =>
  one.familyName === '' ? one.identifier : `${playerNameOf(one)} (${one.identifier})`;

/** The player with a licence. */
export const playerWith = ({ players }: Pick<Facts, 'players'>, licence: string | null) =>
  players.find((player) => player.licence === licence) ?? null;

export const playerAt = (
  document: SheetDocument,
  facts: Facts,
  side: Side,
  letter: string,
): SheetPlayer | null => playerWith(facts, seatOf(document, side, letter).player);

/** Names of a side's players in a game; empty before the line-up. A pair by family names, unless both bear the same. */
export const namesIn = (document: SheetDocument, facts: Facts, game: PlannedGame, side: Side): string => {
  const players = lettersIn(document, game, side).flatMap(
    (letter) => playerAt(document, facts, side, letter) ?? [],
  );
  const isShort =
    game.double !== undefined && new Set(players.map(({ familyName }) => familyName)).size === players.length;
  return players.map((player) => (isShort ? player.familyName : playerNameOf(player))).join(' et ');
};

const SHOWN = 40;

/** By the beginning of the number, or by words of the name. */
export const filterPlayers = <One extends Licensee>(players: readonly One[], search: string): One[] => {
  const words = wordsOf(search);
  return players
    .filter((player) =>
      words.every(
        (word) =>
          foldText(player.identifier).startsWith(foldText(word)) || holdsWords(playerNameOf(player), word),
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
