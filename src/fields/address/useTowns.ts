import { useGetList, type RaRecord } from 'react-admin';
import { useDebouncedValue } from '../relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../relation/useRelationOptions.ts';
import { fromTown, type Town } from './town.ts';

interface Towns {
  readonly towns: readonly Town[];
  readonly searching: boolean;
  readonly failed: boolean;
  /** Characters still missing before a search starts. */
  readonly missing: number;
}

/** Towns whose name or postal code begins with what is typed. */
export const useTowns = (typed: string): Towns => {
  const wanted = typed.trim();
  const searched = useDebouncedValue(wanted, AUTOCOMPLETE.debounceMs);
  const enough = searched.length >= AUTOCOMPLETE.characters;
  const { data, isFetching, error } = useGetList<RaRecord>(
    '/read/towns',
    {
      pagination: { page: 1, perPage: AUTOCOMPLETE.page },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: searched },
    },
    { enabled: enough },
  );
  return {
    towns: enough ? (data ?? []).map(fromTown).filter((town) => town !== null) : [],
    searching: isFetching || wanted !== searched,
    failed: enough && error !== null,
    missing: Math.max(0, AUTOCOMPLETE.characters - wanted.length),
  };
};
