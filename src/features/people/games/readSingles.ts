import type { AppDataProvider, ManyMeta } from '../../../data/createDataProvider.ts';
import { iriOf } from '../../../lib/iri.ts';
import { toMap, toNumber, type Json } from '../../../schema/read.ts';
import { readPages } from '../../../views/transfer/readPages.ts';

interface Wanted {
  /** IRIs; without a season the games of all of them. */
  readonly person: string;
  readonly season: string | undefined;
}

/**
 * The singles of a person with the points of both players and the coefficient of the contest. By REST: there a game
 * names players whose licences belong to other clubs.
 */
export const readSingles = async (
  provider: AppDataProvider,
  { person, season }: Wanted,
  signal: AbortSignal,
): Promise<readonly Json[]> => {
  const filter = {
    doubleOpposition: 'false',
    ...(season === undefined ? {} : { 'contest.season': season }),
    'or[homePlayer.person]': person,
    'or[awayPlayer.person]': person,
  };
  const games: Json[] = [];
  const sort = { field: 'date', order: 'ASC' } as const;
  for await (const { rows } of readPages(provider, { resource: 'games', filter, sort }, signal))
    games.push(...rows);
  const ids = [...new Set(games.flatMap(({ contest }) => iriOf(contest) ?? []))];
  const meta: ManyMeta = { fields: ['coefficient'] };
  const { data: contests } =
    ids.length === 0 ? NONE : await provider.getMany('contests', { ids, meta, signal });
  const coefficients = new Map(contests.map(({ id, coefficient }) => [String(id), toNumber(coefficient)]));
  return games.map((game) => ({
    ...game,
    contest: { ...toMap(game.contest), coefficient: coefficients.get(iriOf(game.contest) ?? '') ?? null },
  }));
};

const NONE = { data: [] };
