import type { Description, OfferedFilter } from '../../schema/description.ts';
import type { Column } from '../table/useColumns.ts';

/** A filter of a list: a described field, or what the server offers besides. */
interface Filter extends Pick<Column, 'path' | 'field'> {
  /** Values that the server accepts; absent where it does not say, and the kind of the field decides. */
  readonly offered?: OfferedFilter;
}

interface Filters {
  readonly values: readonly Filter[];
  /** Filters by whether there is a value. */
  readonly present: readonly Filter[];
}

/** A server passes over filters that it does not know, and would answer every row: only what it offers is offered. */
export const offeredFilters = ({ filters }: Description, columns: readonly Column[]): Filters => {
  if (!filters) return { values: columns, present: columns.filter(mayBeEmpty) };
  const found = filters.map((offered) => {
    const field = columns.find(({ path }) => path === fieldPathOf(offered))?.field ?? offered.value;
    const { choices } = offered.value;
    return { path: offered.path, field: choices ? { ...field, choices } : field, offered };
  });
  const order = columns.map(({ path }) => path);
  const rank = ({ offered }: { readonly offered: OfferedFilter }): number => {
    const path = fieldPathOf(offered);
    return order.includes(path) ? order.indexOf(path) : order.length;
  };
  const isPresence = ({ offered }: { readonly offered: OfferedFilter }): boolean => offered.by === 'presence';
  return {
    values: found.filter((one) => !isPresence(one)).toSorted((one, other) => rank(one) - rank(other)),
    present: found.filter(isPresence),
  };
};

/** Path of the filtered field, whatever the name of the filter. */
export const fieldPathOf = ({ path, of = path }: Pick<OfferedFilter, 'path' | 'of'>): string => of;

/** Only a field of the row itself: the provider writes `exists[a]` and nothing deeper. */
const mayBeEmpty = ({ path, field }: Column): boolean =>
  !path.includes('.') && !field.required && field.type !== 'bool';
