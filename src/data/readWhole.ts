import type { GetListParams, GetManyParams, Identifier, RaRecord } from 'react-admin';
import { ApiError } from '../http/ApiError.ts';
import { chunk } from '../lib/chunk.ts';
import { idOf } from '../lib/iri.ts';
import { recordKey } from './graphql/createRecordLoader.ts';

/** Records asked in one request when whole ones are read by their addresses. */
const MANY = 100;
/** Single reads on their way at once. */
const AT_ONCE = 25;

interface Reads {
  readonly list: (params: GetListParams) => Promise<{ readonly data: RaRecord[]; readonly total?: number }>;
  readonly one: (id: Identifier) => Promise<{ readonly data: RaRecord }>;
}

/**
 * Complete records by their IRIs, page after page. If a collection ignores the id filter, the missing ones are read
 * one by one.
 */
export const readWhole = async (reads: Reads, { ids, signal }: GetManyParams): Promise<RaRecord[]> =>
  (await Promise.all(chunk(ids, MANY).map((some) => readSome(reads, some, signal)))).flat();

const readSome = async (
  { list, one }: Reads,
  ids: readonly Identifier[],
  signal: AbortSignal | undefined,
): Promise<readonly RaRecord[]> => {
  const wanted = new Set(ids.map(toKey));
  const found = new Map<string | number, RaRecord>();
  for (let page = 1; ; page += 1) {
    // Only this page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { data, total = wanted.size } = await list(byIds(ids, page, signal));
    const seen = found.size;
    const own = data.filter(({ id }) => wanted.has(toKey(id)));
    for (const record of own) found.set(toKey(record.id), record);
    if (own.length < data.length) break;
    if (found.size === seen || found.size >= Math.min(wanted.size, total)) return [...found.values()];
  }
  const missing = ids.filter((id) => !found.has(toKey(id)));
  for (const some of chunk(missing, AT_ONCE)) {
    // Hundreds of single reads at once would keep a server from everything else.
    // oxlint-disable-next-line no-await-in-loop
    const read = await Promise.all(some.map((id) => one(id).catch(nothingWhereGone)));
    for (const answer of read) if (answer) found.set(toKey(answer.data.id), answer.data);
  }
  return [...found.values()];
};

const toKey = (id: Identifier): string | number => recordKey(String(id));

const nothingWhereGone = (error: unknown): null => {
  if (error instanceof ApiError && error.kind === 'notFound') return null;
  throw error;
};

const byIds = (ids: readonly Identifier[], page: number, signal: AbortSignal | undefined): GetListParams => ({
  pagination: { page, perPage: ids.length },
  sort: { field: 'id', order: 'ASC' },
  // An address without integer is asked for as it stands: an empty filter would list every record.
  filter: { id: ids.map((id) => idOf(id) ?? id) },
  ...(signal ? { signal } : {}),
});
