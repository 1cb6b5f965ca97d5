import type { Season as SeasonRecord } from '../generated/resources.ts';
import type { Season } from '../rules/season.ts';
import { ApiError } from '../http/ApiError.ts';
import { specification } from '../i18n/specification.ts';
import { toSeason } from './fetchSeasons.ts';
import { query, type Question } from './graphql/query.ts';

type Ask = (question: Question) => Promise<{ readonly data: readonly unknown[] }>;

/** The current season by GraphQL; rejects with 'Impossible to get the current season' when there is none to be had. */
export const fetchCurrentSeason = async (ask: Ask): Promise<Season> => {
  const asked = query<SeasonRecord>('currentSeason', '/seasons')
    .select('name', 'startDate', 'endDate', 'dateModified', 'current')
    .where('current', true)
    .pagination({ limit: 1 })
    .withoutTotal();
  const failed = (cause?: unknown): ApiError =>
    new ApiError({ kind: 'server', message: specification.season.failed, cause });
  const { data } = await ask(asked).catch((cause: unknown) => {
    throw failed(cause);
  });
  const [season] = data.flatMap(toSeason);
  if (!season) throw failed();
  return season;
};
