import type { Json } from './read.ts';

/** A query parameter of a list with what is known of its values, in the words of a field description. */
export type Parameter = readonly [name: string, value: Json];

/** Parameters that choose a page or which fields are sent, and filter nothing. */
const NO_FILTERS: ReadonlySet<string> = new Set(
  'page itemsPerPage pagination partial cursor groups properties locale _locale _format'.split(' '),
);

/** The developer's own words for what keeps filters in brackets: `search[title]`, `filter[club]`. */
const KEEPERS = /^(?:search|filter)\w*$/i;

const ENDS: Readonly<Record<string, 'range' | 'period'>> = {
  gte: 'range',
  lte: 'range',
  gt: 'range',
  lt: 'range',
  between: 'range',
  after: 'period',
  before: 'period',
  strictly_after: 'period',
  strictly_before: 'period',
};

/**
 * What a list may be filtered and ordered by, from its query parameters as API Platform names them: `title`, `club[]`,
 * `price[gte]`, `day[after]`, `exists[day]`, `search[title]`, `order[title]`. Other brackets are no
 * filters.
 */
export const toOffer = (parameters: readonly Parameter[]): Json => {
  const filters = new Map<string, Json>();
  for (const [name, value] of parameters) {
    const filter = toFilter(name, value);
    if (filter === null) continue;
    const key = `${filter.by === 'presence'} ${String(filter.of ?? filter.path)}`;
    const known = filters.get(key);
    // A range goes before a single value, and says no more of the values than that does.
    const isBetter = known === undefined || (known.by === 'value' && filter.by !== 'value');
    filters.set(key, { ...(isBetter ? filter : known), isMany: known?.isMany === true || filter.isMany });
  }
  const orders = parameters.flatMap(([name]) => /^order\[([^[\]]+)\]$/.exec(name)?.[1] ?? []);
  return { filters: [...filters.values()], orders };
};

const toFilter = (name: string, value: Json): Json | null => {
  const [, path = '', bracket] = /^([^[\]]+)(?:\[([^[\]]*)\])?(?:\[\])?$/.exec(name) ?? [];
  if (path === '' || path === 'order' || NO_FILTERS.has(path)) return null;
  if (path === 'exists' && bracket) return { path: bracket, by: 'presence', isMany: false };
  if (bracket && KEEPERS.test(path))
    return { path: `under.${path}.${bracket}`, of: bracket, by: 'value', isMany: name.endsWith('[]'), value };
  if (!bracket) return { path, by: 'value', isMany: bracket === '', value };
  return Object.hasOwn(ENDS, bracket) ? { path, by: ENDS[bracket], isMany: false } : null;
};
