import { isRealDate } from '../../../lib/dates.ts';

/** The search criteria; null where unset. */
export interface SearchFilters {
  readonly name: string | null;
  /** `2026-10-31` */
  readonly from: string | null;
  readonly until: string | null;
  readonly types: readonly string[];
  /** Town, or the digits of a postal code. */
  readonly place: string | null;
  /** Number of the structure, `L08`. */
  readonly league: string | null;
  readonly committee: string | null;
  readonly around: Around | null;
  readonly points: number | null;
  /** Code of a licence type. */
  readonly licenceType: string | null;
  /** Whole euros. */
  readonly endowment: number | null;
  /** With a place left in a table, and entries still open on this day: `2026-11-21`. */
  readonly openOn: string | null;
}

interface Around {
  readonly town: string;
  /** `48.87,2.64` */
  readonly near: string;
  readonly km: number;
}

export const DEFAULT_KM = 30;
export const TYPES = ['I', 'A', 'B', 'R', 'D', 'P'] as const;

/** The filters that an address holds; what makes no sense is left out. Without a first day it is `today`, an empty one is none. */
export const toFilters = (asked: URLSearchParams, today: string): SearchFilters => {
  const text = (name: string): string | null => asked.get(name)?.trim().slice(0, 120) || null;
  const number = (name: string): number | null => {
    const value = text(name);
    return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
  };
  const day = (value: string | null): string | null =>
    value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value) ? value : null;
  const code = (name: string): string | null => {
    const value = text(name);
    return value !== null && /^\w{1,30}$/.test(value) ? value : null;
  };
  const near = text('near');
  const town = text('town');
  return {
    name: text('name'),
    from: day(asked.has('from') ? text('from') : today),
    until: day(text('until')),
    types: TYPES.filter((type) => asked.getAll('type').includes(type)),
    place: text('place'),
    league: code('league'),
    committee: code('committee'),
    around:
      town !== null && near !== null && /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(near)
        ? { town, near, km: number('radius') || DEFAULT_KM }
        : null,
    points: number('points'),
    licenceType: code('licenceType'),
    endowment: number('endowment'),
    openOn: asked.get('places') === '1' ? today : null,
  };
};

/** Query of the API for a page of tournaments. */
export const toSearchQuery = (filters: SearchFilters, asked: URLSearchParams, size: number): string => {
  const query = new URLSearchParams({
    page: String(toPage(asked)),
    itemsPerPage: String(size),
    'order[startDate]': 'asc',
    'order[name]': 'asc',
  });
  const put = (name: string, value: string | number | null): void => {
    if (value !== null) query.append(name, String(value));
  };
  const {
    name,
    from,
    until,
    types,
    place,
    league,
    committee,
    around,
    points,
    licenceType,
    endowment,
    openOn,
  } = filters;
  put('published', 'true');
  put('name', name);
  put('startDate[after]', from && `${from}T00:00:00`);
  put('endDate[before]', until && `${until}T23:59:59`);
  for (const type of types) put('type[]', type);
  put(place !== null && /^\d+$/.test(place) ? 'address.postalCode' : 'address.addressLocality', place);
  // A committee stands in one league: with both, it alone tells where. Alternatives of one question only.
  const [path, body] = committee === null ? ['league', league] : ['committee', committee];
  put(`or[club.${path}.identifier]`, body);
  put('or[organization.identifier]', body);
  put('near', around && around.near);
  put('radius', around && around.km);
  put('points', points);
  put('licenceType', licenceType);
  put('endowment[gte]', endowment && endowment * 100);
  put('places', openOn && 1);
  put('registrationDeadline[after]', openOn && `${openOn}T00:00:00`);
  return query.toString();
};

/** Of the address, what belongs to one tournament and not to the search. */
const OF_ONE = ['tournament', 'event', 'draw', 'player', 'view'];

export const toSearchAddress = (asked: URLSearchParams): URLSearchParams => {
  const after = new URLSearchParams(asked);
  for (const name of OF_ONE) after.delete(name);
  return after;
};

/** The search with one tournament of it opened. */
export const toTournamentAddress = (asked: URLSearchParams, id: number): string => {
  const after = toSearchAddress(asked);
  after.set('tournament', String(id));
  return `?${after}`;
};

/** The page of the address; the first one where it names none. */
export const toPage = (asked: URLSearchParams): number => {
  const text = asked.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
};
