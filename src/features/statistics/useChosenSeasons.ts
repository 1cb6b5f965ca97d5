import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Season } from '../../rules/season.ts';
import { useSeasons } from '../useSeasons.ts';
import { useWorkingSeason } from '../WorkingSeason.ts';

interface ChosenSeasons {
  /** All that there are, newest first. */
  readonly seasons: readonly Season[];
  /** Those that are compared, newest first; never none while there are any. */
  readonly chosen: readonly Season[];
  readonly choose: (ids: readonly number[]) => void;
}

const COMPARED = 5;
const PARAMETER = 'seasons';

/** The seasons that figures are compared over, kept in the address: the five up to the working one at first. */
export const useChosenSeasons = (): ChosenSeasons => {
  const { seasons, current } = useSeasons();
  const { season } = useWorkingSeason();
  const [search, setSearch] = useSearchParams();
  const parameter = search.get(PARAMETER) ?? '';
  const newest = season ?? current;
  const chosen = useMemo(() => {
    const named = new Set(parameter.split('-').map(Number));
    const kept = seasons.filter(({ id }) => named.has(id));
    if (kept.length > 0) return kept;
    return seasons.filter(({ startDate }) => !newest || startDate <= newest.startDate).slice(0, COMPARED);
  }, [seasons, parameter, newest]);
  return {
    seasons,
    chosen,
    choose: (ids) =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          if (ids.length > 0) next.set(PARAMETER, ids.join('-'));
          else next.delete(PARAMETER);
          return next;
        },
        { replace: true },
      ),
  };
};
