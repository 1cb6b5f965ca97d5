import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import type { SearchFilters } from './searchFilters.ts';

export type FilterName = keyof typeof tournamentTexts.looser;

/** A filter that is on, in words, and the address without it. */
export interface FilterChip {
  readonly name: FilterName;
  readonly text: string;
  readonly without: (asked: URLSearchParams) => URLSearchParams;
}

/** Names of the numbers and codes in the URL. */
export interface KnownNames {
  readonly leagues: ReadonlyMap<string, string>;
  readonly committees: ReadonlyMap<string, string>;
  readonly licenceTypes: ReadonlyMap<string, string>;
}

export const NO_NAMES: KnownNames = { leagues: new Map(), committees: new Map(), licenceTypes: new Map() };

export const toChips = (filters: SearchFilters, known: KnownNames): readonly FilterChip[] => {
  const { chips, types } = tournamentTexts;
  const { name, from, until, place, league, committee, around, points, licenceType, endowment, openOn } =
    filters;
  const nameOf = (names: ReadonlyMap<string, string>, code: string) => names.get(code) ?? code;
  const chip = <T>(value: T | null, toChip: (value: T) => FilterChip): readonly FilterChip[] =>
    value === null ? [] : [toChip(value)];
  return [
    ...chip(name, (value) => drop('name', `«\u202f${value}\u202f»`)),
    // An empty first day asks for all days; none at all asks for those to come.
    ...chip(from, (value) => ({
      name: 'from',
      text: `${chips.from} ${toFrenchDate(value)}`,
      without: (asked) => {
        const after = withoutPage(asked);
        after.set('from', '');
        return after;
      },
    })),
    ...chip(until, (value) => drop('until', `${chips.until} ${toFrenchDate(value)}`)),
    ...filters.types.map((type): FilterChip => ({
      name: 'type',
      text: types[type as keyof typeof types],
      without: (asked) => {
        const after = withoutPage(asked);
        after.delete('type');
        for (const other of asked.getAll('type')) if (other !== type) after.append('type', other);
        return after;
      },
    })),
    ...chip(place, (value) => drop('place', value)),
    ...chip(league, (value) => drop('league', nameOf(known.leagues, value))),
    ...chip(committee, (value) => drop('committee', nameOf(known.committees, value))),
    ...chip(around, (value) =>
      drop('town', `${value.km} ${chips.around} ${value.town}`, ['near', 'town', 'radius']),
    ),
    ...chip(points, (value) => drop('points', `${value} ${chips.points}`)),
    ...chip(licenceType, (value) =>
      drop('licenceType', `${chips.licenceType} ${nameOf(known.licenceTypes, value)}`),
    ),
    ...chip(endowment, (value) => drop('endowment', `${chips.endowment} ${formatCents(value * 100)}`)),
    ...chip(openOn, () => drop('places', chips.places)),
  ];
};

const withoutPage = (asked: URLSearchParams): URLSearchParams => {
  const after = new URLSearchParams(asked);
  after.delete('page');
  return after;
};

const drop = (name: FilterName, text: string, parameters: readonly string[] = [name]): FilterChip => ({
  name,
  text,
  without: (asked) => {
    const after = withoutPage(asked);
    for (const parameter of parameters) after.delete(parameter);
    return after;
  },
});
