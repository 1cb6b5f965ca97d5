import { fromBrackets, fromMatch, fromPlayer } from '../draw/fromBrackets.ts';
import { readEach, toLength, toList, toMap, toNumber, toText } from '../../../schema/read.ts';

/** All results of a group. */
export type GroupResults = ReturnType<typeof fromConsultation>;

/** Reads the consultation of a group; lines without a player are left out. */
export const fromConsultation = (body: unknown) => {
  const answer = toMap(body);
  return {
    title: toText(answer.title) ?? '',
    date: toText(answer.date),
    place: toText(answer.place),
    standings: toList(answer.standings).flatMap((line) => {
      const { rank, points, player: described } = toMap(line);
      const player = fromPlayer(described);
      return player ? [{ rank: toLength(rank), player, points: toText(points) }] : [];
    }),
    pools: toList(answer.pools).map((pool, index) => {
      const { name, standings, games } = toMap(pool);
      return {
        name: toText(name) ?? String(index + 1),
        standings: toList(standings).flatMap((line) => {
          const { rank, player: described, ...figures } = toMap(line);
          const player = fromPlayer(described);
          return player ? [{ rank: toLength(rank), player, ...readEach(figures, FIGURES, toNumber) }] : [];
        }),
        games: toList(games).map((game) => fromMatch({ ...toMap(game), game })),
      };
    }),
    brackets: fromBrackets(answer.brackets),
  };
};

const FIGURES = ['played', 'won', 'lost', 'points'] as const;
