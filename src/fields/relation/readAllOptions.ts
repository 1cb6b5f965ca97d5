import type { DataProvider, RaRecord } from 'react-admin';

/** Largest page the server gives. */
const PAGE = 100;
/** A server whose pages never end must not be asked for ever. */
const MOST_PAGES = 100;

interface Wanted {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Every value of a list that pickers offer as a whole, in the order of its positions. */
export const readAllOptions = async (
  dataProvider: DataProvider,
  { resource, filter, signal }: Wanted,
): Promise<readonly RaRecord[]> => {
  const options: RaRecord[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // Each page tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const { data, total } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page, perPage: PAGE },
      sort: { field: 'position', order: 'ASC' },
      filter,
      signal,
    });
    options.push(...data);
    if (data.length < PAGE || options.length === total) break;
  }
  return options;
};
