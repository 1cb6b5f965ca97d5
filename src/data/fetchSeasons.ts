import type { Transport } from '../http/createTransport.ts';
import type { Season } from '../rules/season.ts';
import { isObject, isTrue, toText } from '../schema/read.ts';
import { idOf, toApiPath } from '../lib/iri.ts';
import { toHydraDocument } from './toHydraDocument.ts';
import type { Season as SeasonRecord } from '../generated/resources.ts';
import { ApiError } from '../http/ApiError.ts';
import { specification } from '../i18n/specification.ts';
import { query, type Question } from './graphql/query.ts';

/** Every season, latest first; entries without identity or dates are left out. */
export const fetchSeasons = async (
  transport: Transport,
  signal?: AbortSignal,
): Promise<readonly Season[]> => {
  const path = toApiPath('/seasons?itemsPerPage=100&order[startDate]=desc');
  return toSeasons((await transport.request(path, { method: 'GET', ...(signal ? { signal } : {}) })).body);
};

const toSeasons = (body: unknown): readonly Season[] => {
  const { member } = toHydraDocument(body);
  return Array.isArray(member) ? member.flatMap(toSeason) : [];
};

const toSeason = (raw: unknown): Season[] => {
  if (!isObject(raw)) return [];
  const [iri, name, startDate, endDate] = [raw['@id'], raw.name, raw.startDate, raw.endDate].map(toText);
  const id = idOf(iri);
  if (!iri || id === null || !startDate || !endDate) return [];
  return [
    {
      '@id': iri,
      id,
      name: name ?? '',
      startDate,
      endDate,
      dateModified: toText(raw.dateModified),
      current: isTrue(raw.current),
    },
  ];
};

type RunQuery = (question: Question) => Promise<{ readonly data: readonly unknown[] }>;

/** The current season by GraphQL; rejects with 'Impossible to get the current season' when there is none to be had. */
export const fetchCurrentSeason = async (runQuery: RunQuery): Promise<Season> => {
  const question = query<SeasonRecord>('currentSeason', '/seasons')
    .select('name', 'startDate', 'endDate', 'dateModified', 'current')
    .where('current', true)
    .pagination({ limit: 1 })
    .withoutTotal();
  const failed = (cause?: unknown): ApiError =>
    new ApiError({ kind: 'server', message: specification.season.failed, cause });
  const { data } = await runQuery(question).catch((cause: unknown) => {
    throw failed(cause);
  });
  const [season] = data.flatMap(toSeason);
  if (!season) throw failed();
  return season;
};
