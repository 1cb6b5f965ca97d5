import type { Transport } from '../http/createTransport.ts';
import type { Season } from '../rules/season.ts';
import { isObject, isTrue, toText } from '../schema/read.ts';
import { idOf, toApiPath } from '../lib/iri.ts';
import { keepAnswer, readAnswer } from './mappingAnswers.ts';
import { toHydraDocument } from './toHydraDocument.ts';
import type { Season as SeasonRecord } from '../generated/resources.ts';
import { ApiError } from '../http/ApiError.ts';
import { specification } from '../i18n/specification.ts';
import { query, type Question } from './graphql/query.ts';

interface Asking {
  readonly signal?: AbortSignal;
  /** Whose answer the browser keeps; nothing is kept for nobody. */
  readonly account?: string | null;
  /** Told when the server says other than what was kept. */
  readonly onOther?: (seasons: readonly Season[]) => void;
}

const KEPT = 'seasons';

/**
 * Every season, latest first; entries without identity or dates are left out. Those that the account was told last are
 * there at once, while the server is asked again behind them; a failure there changes nothing.
 */
export const fetchSeasons = async (
  transport: Transport,
  { signal, account = null, onOther }: Asking = {},
): Promise<readonly Season[]> => {
  const keep = async (body: unknown): Promise<void> => {
    if (account !== null) await keepAnswer(account, KEPT, body);
  };
  const kept = account === null ? [] : toSeasons(await readAnswer(account, KEPT));
  if (kept.length === 0) {
    const body = await readAll(transport, signal);
    await keep(body);
    return toSeasons(body);
  }
  const confirm = async (): Promise<void> => {
    const body = await readAll(transport);
    const latest = toSeasons(body);
    if (JSON.stringify(latest) === JSON.stringify(kept)) return;
    await keep(body);
    onOther?.(latest);
  };
  void confirm().catch(() => undefined);
  return kept;
};

const readAll = async (transport: Transport, signal?: AbortSignal): Promise<unknown> => {
  const path = toApiPath('/seasons?itemsPerPage=100&order[startDate]=desc');
  return (await transport.request(path, { method: 'GET', ...(signal ? { signal } : {}) })).body;
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
