import type { ListMeta } from '../../data/createListReader.ts';
import type { DataProvider, RaRecord, SortPayload } from 'react-admin';

interface ListQuery {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
}

export interface PageOfRows {
  readonly rows: readonly RaRecord[];
  /** Rows of the whole list according to this page; null when the server does not count. */
  readonly total: number | null;
}

/** Rows requested at once. A server with a smaller maximum cuts every page alike, which loses none. */
const PAGE = 250;

/**
 * Reads a whole list page after page; at most one page is in memory. A record that another user's change pushed onto
 * the next page is passed on once.
 */
export const readPages = async function* (
  dataProvider: DataProvider,
  { resource, filter, sort }: ListQuery,
  signal: AbortSignal,
): AsyncGenerator<PageOfRows> {
  let seen = 0;
  let previous: ReadonlySet<unknown> = new Set();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total, pageInfo, meta } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page, perPage: PAGE },
      filter,
      sort,
      signal,
    });
    signal.throwIfAborted();
    // The list had ended before: these are rows of the last page again.
    if ((meta as Partial<ListMeta> | undefined)?.page === page - 1) return;
    seen += data.length;
    const last = previous;
    yield { rows: data.filter(({ id }) => !last.has(id)), total: total ?? null };
    previous = new Set(data.map(({ id }) => id));
    const more = total === undefined ? pageInfo?.hasNextPage === true : seen < total;
    if (data.length === 0 || !more) return;
  }
};
