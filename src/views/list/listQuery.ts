import type { SortPayload } from 'react-admin';
import { idOf } from '../../lib/iri.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { scopeOf, toFilter, type Scope } from '../page/ScopeContext.tsx';
import { startSort } from './startSort.ts';

interface Place {
  /** Scope of its place. */
  readonly scope: Scope;
  /** Key under which the reader's choices for the list are stored. */
  readonly key: string;
  /** Whether a shared list shows the rows of its place alone. */
  readonly isNarrowed: boolean;
  /** Query of the address. */
  readonly search: string;
}

/** Query of a list before its reader chooses anything, in the props of react-admin's `ListBase`. */
interface ListQuery {
  readonly sort: SortPayload;
  readonly perPage: number;
  readonly storeKey: string;
  /** Values that every row has. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly filterDefaultValues: Readonly<Record<string, string>>;
}

/** Query of a list in its place. */
export const listQuery = (config: ResourceConfig, { scope, key, isNarrowed, search }: Place): ListQuery => {
  const { list } = config;
  const preset = scopeOf(scope, list?.preset);
  const either = { ...scopeOf(scope, list?.either), ...(isNarrowed ? scopeOf(scope, list?.own) : {}) };
  return {
    // As the config says, and within that ascending by id; descending when the address carries a query without an
    // order of its own (R4.24-R4.26).
    sort: startSort(config, search.length > 1 ? '-id' : 'id'),
    perPage: 25,
    storeKey: [key, ...seasonOf(preset), 'listParams'].join('.'),
    filter: { ...toFilter(scopeOf(scope, list?.scope), either), ...list?.filter },
    filterDefaultValues: toFilter(preset),
  };
};

/** Each season has filters and pages of its own. */
const seasonOf = (preset: Scope): readonly string[] =>
  Object.values(preset).map((value) => String(idOf(value['@id'])));
