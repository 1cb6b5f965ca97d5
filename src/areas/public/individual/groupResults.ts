import type { Bracket, BracketMatch, BracketPlayer } from '../draw/bracket.ts';
import { fromBrackets, fromMatch, fromPlayer } from '../draw/fromBrackets.ts';
import { toLength, toList, toMap, toNumber, toText } from '../../../schema/read.ts';

export interface StandingLine {
  readonly rank: number | null;
  readonly player: BracketPlayer;
  readonly points: string | null;
}

export interface PoolLine {
  readonly rank: number | null;
  readonly player: BracketPlayer;
  readonly played: number | null;
  readonly won: number | null;
  readonly lost: number | null;
  readonly points: number | null;
}

export interface Pool {
  readonly name: string;
  readonly standings: readonly PoolLine[];
  readonly games: readonly BracketMatch[];
}

/** All results of a group. */
export interface GroupResults {
  readonly title: string;
  readonly date: string | null;
  readonly place: string | null;
  readonly standings: readonly StandingLine[];
  readonly pools: readonly Pool[];
  readonly brackets: readonly Bracket[];
}

/** Reads the consultation of a group; lines without a player are left out. */
export const fromConsultation = (body: unknown): GroupResults => {
  const answer = toMap(body);
  return {
    title: toText(answer.title) ?? '',
    date: toText(answer.date),
    place: toText(answer.place),
    standings: toList(answer.standings).flatMap((line) => {
      const { rank, points, player: told } = toMap(line);
      const player = fromPlayer(told);
      return player ? [{ rank: toLength(rank), player, points: toText(points) }] : [];
    }),
    pools: toList(answer.pools).map((pool, index) => {
      const { name, standings, games } = toMap(pool);
      return {
        name: toText(name) ?? String(index + 1),
        standings: toList(standings).flatMap((line) => {
          const { rank, player: told, played, won, lost, points } = toMap(line);
          const player = fromPlayer(told);
          const figures = {
            played: toNumber(played),
            won: toNumber(won),
            lost: toNumber(lost),
            points: toNumber(points),
          };
          return player ? [{ rank: toLength(rank), player, ...figures }] : [];
        }),
        games: toList(games).map((game) => fromMatch({ ...toMap(game), game })),
      };
    }),
    brackets: fromBrackets(answer.brackets),
  };
};

export const isEmptyGroup = ({ standings, pools, brackets }: GroupResults): boolean =>
  standings.length + pools.length + brackets.length === 0;

/** All players of a group, each once, in the order of their names. */
export const groupPlayers = ({ standings, pools, brackets }: GroupResults): readonly BracketPlayer[] => {
  const matches = brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  const told = [
    ...standings.map(({ player }) => player),
    ...pools.flatMap((pool) => pool.standings.map(({ player }) => player)),
    ...matches.flatMap(({ home, away }) => [home, away]),
  ].filter((player) => player !== null);
  return [...new Map(told.map((player) => [player.key, player])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'fr'),
  );
};
