import type { Random } from './createRandom.ts';
import type { Player } from './findPlayers.ts';
import { toSets } from './toSets.ts';
import type { PlayedSet } from './toSets.ts';

export interface PlayedGame {
  /** `A-W`, or `Double 1`. */
  readonly label: string;
  /** Players of the game, two a side in a double. */
  readonly home: readonly Player[];
  readonly away: readonly Player[];
  readonly sets: readonly PlayedSet[];
  readonly homeWins: boolean;
}

/** The match format of teams of four with fourteen games, and their order by the letters of the line-ups. */
export const FORMAT = '4J14';
const ORDER = 'AW BX CY DZ AX BW DY CZ Double1 Double2 AY CW DX BZ'.split(' ');
export const GAMES = ORDER.length;

/** The games of a meeting of two line-ups of four. */
export const playMeeting = (
  random: Random,
  home: readonly Player[],
  away: readonly Player[],
): readonly PlayedGame[] =>
  ORDER.map((game) => {
    const pair = Number(game.at(-1));
    const isDouble = game.length > 2;
    const [ours, theirs] = isDouble
      ? [toPair(home, pair), toPair(away, pair)]
      : [[home['ABCD'.indexOf(game.charAt(0))]], [away['WXYZ'.indexOf(game.charAt(1))]]];
    const players = { home: ours.filter(isThere), away: theirs.filter(isThere) };
    const sets = toSets(random, mean(players.home), mean(players.away));
    return {
      ...players,
      label: isDouble ? `Double ${pair}` : `${game.charAt(0)}-${game.charAt(1)}`,
      sets,
      homeWins: sets.at(-1)?.won ?? false,
    };
  });

/** The first pair are the first and the third of the line-up. */
const toPair = (lineUp: readonly Player[], pair: number) => [lineUp[pair - 1], lineUp[pair + 1]];

const isThere = (player: Player | undefined): player is Player => player !== undefined;

const mean = (players: readonly Player[]): number =>
  players.reduce((sum, { points }) => sum + points, 0) / players.length;
