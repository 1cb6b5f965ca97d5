import { isRealDate } from '../../../lib/dates.ts';
import { withParameters } from '../withParameters.ts';

/** The search criteria; null where unset. */
export type SearchFilters = ReturnType<typeof toFilters>;

export const DEFAULT_KM = 30;
export const TYPES = ['I', 'A', 'B', 'R', 'D', 'P'] as const;

/** The filters of an address; what makes no sense is left out. Without a first day it is `today`, an empty one is none. */
export const toFilters = (params: URLSearchParams, today: string) => {
  const text = (name: string, pattern = /./): string | null => {
    const value = params.get(name)?.trim().slice(0, 120) || null;
    return value !== null && pattern.test(value) ? value : null;
  };
  const number = (name: string): number | null => {
    const digits = text(name, /^\d{1,6}$/);
    return digits === null ? null : Number(digits);
  };
  const day = (name: string): string | null => {
    const date = text(name, /^\d{4}-\d{2}-\d{2}$/);
    return date !== null && isRealDate(date) ? date : null;
  };
  const code = (name: string): string | null => text(name, /^\w{1,30}$/);
  const near = text('near', /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/);
  const town = text('town');
  return {
    name: text('name'),
    from: params.has('from') ? day('from') : today,
    until: day('until'),
    types: TYPES.filter((type) => params.getAll('type').includes(type)),
    /** Town, or the digits of a postal code. */
    place: text('place'),
    /** Number of the structure, `L08`. */
    league: code('league'),
    committee: code('committee'),
    around: town && near ? { town, near, km: number('radius') || DEFAULT_KM } : null,
    points: number('points'),
    licenceType: code('licenceType'),
    /** Whole euros. */
    endowment: number('endowment'),
    /** With a place left in a table, and entries still open on this day: `2026-11-21`. */
    openOn: params.get('places') === '1' ? today : null,
  };
};

/** Query of the API for a page of tournaments. */
export const toSearchQuery = (filters: SearchFilters, params: URLSearchParams, size: number): string => {
  const query = new URLSearchParams({
    page: String(toPage(params)),
    itemsPerPage: String(size),
    'order[startDate]': 'asc',
    'order[name]': 'asc',
  });
  const put = (name: string, value: string | number | null): void => {
    if (value !== null) query.append(name, String(value));
  };
  const { place, committee, league, around, from, until, endowment, openOn } = filters;
  put('published', 'true');
  put('name', filters.name);
  put('startDate[after]', from && `${from}T00:00:00`);
  put('endDate[before]', until && `${until}T23:59:59`);
  for (const type of filters.types) put('type[]', type);
  put(place !== null && /^\d+$/.test(place) ? 'address.postalCode' : 'address.addressLocality', place);
  // A committee is part of one league: with both, it alone says where. Alternatives of one query only.
  const [path, body] = committee === null ? ['league', league] : ['committee', committee];
  put(`or[club.${path}.identifier]`, body);
  put('or[organization.identifier]', body);
  put('near', around && around.near);
  put('radius', around && around.km);
  put('points', filters.points);
  put('licenceType', filters.licenceType);
  put('endowment[gte]', endowment && endowment * 100);
  put('places', openOn && 1);
  put('registrationDeadline[after]', openOn && `${openOn}T00:00:00`);
  return query.toString();
};

const NOTHING_OPEN = { tournament: null, event: null, draw: null, player: null, view: null };

/** The address without what belongs to one tournament and not to the search. */
export const toSearchAddress = (params: URLSearchParams): URLSearchParams =>
  withParameters(params, NOTHING_OPEN);

/** The search with one tournament of it opened. */
export const toTournamentAddress = (params: URLSearchParams, id: number): string =>
  `?${withParameters(params, { ...NOTHING_OPEN, tournament: id })}`;

/** The page of the address; the first one where it names none. */
export const toPage = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
};
