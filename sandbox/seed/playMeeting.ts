import { sidesOf } from './addSportFrame.ts';
import type { Random } from './createRandom.ts';
import { matchFormats } from './data/matchFormats.ts';
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

const FORMAT = '4J14';

/** The games of a meeting of two line-ups of four, until one side has won `settled` of them. */
export const playMeeting = (
  random: Random,
  home: readonly Player[],
  away: readonly Player[],
  settled = Infinity,
): PlayedGame[] => {
  const games: PlayedGame[] = [];
  const wins = (side: boolean) => games.filter(({ homeWins }) => homeWins === side).length;
  for (const game of (matchFormats[FORMAT]?.order ?? '').split(' ')) {
    if (wins(true) === settled || wins(false) === settled) break;
    const [one, other] = sidesOf(game);
    const pair = Number(game.at(-1));
    const [ours, theirs] =
      one === other
        ? [toPair(home, pair), toPair(away, pair)]
        : [[home['ABCD'.indexOf(one)]], [away['WXYZ'.indexOf(other)]]];
    const players = { home: ours.filter(isThere), away: theirs.filter(isThere) };
    const sets = toSets(random, mean(players.home), mean(players.away));
    games.push({
      ...players,
      label: one === other ? `Double ${pair}` : `${one}-${other}`,
      sets,
      homeWins: sets.at(-1)?.won ?? false,
    });
  }
  return games;
};

/** The first pair are the first and the third of the line-up. */
const toPair = (lineUp: readonly Player[], pair: number) => [lineUp[pair - 1], lineUp[pair + 1]];

const isThere = (player: Player | undefined): player is Player => player !== undefined;

const mean = (players: readonly Player[]): number =>
  players.reduce((sum, { points }) => sum + points, 0) / players.length;
