import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSearchParams } from 'react-router';
import type { Season } from '../../rules/season.ts';
import { useSeasons, useWorkingSeason } from '../useSeasons.ts';

interface SeasonsChoiceProps {
  readonly seasons: readonly Season[];
  readonly chosen: readonly Season[];
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Which seasons are compared; one always stays. On paper only those that are. */
export const SeasonsChoice = ({ seasons, chosen, onChoose }: SeasonsChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  const ids = chosen.map((season) => season.id);
  const toggle = (season: number): void =>
    onChoose(ids.includes(season) ? ids.filter((other) => other !== season) : [...ids, season]);
  return (
    <Stack direction="row" role="group" aria-labelledby={id} sx={ROW}>
      <Typography id={id} component="span" variant="body2">
        {translate('figures.seasons')}
      </Typography>
      {seasons.map((season) => {
        const isChosen = ids.includes(season.id);
        return (
          <Chip
            key={season.id}
            component="button"
            type="button"
            clickable
            size="small"
            label={season.name}
            aria-pressed={isChosen}
            disabled={isChosen && ids.length === 1}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => toggle(season.id)}
            sx={isChosen ? {} : { displayPrint: 'none' }}
          />
        );
      })}
    </Stack>
  );
};

const ROW = { gap: 1, flexWrap: 'wrap', alignItems: 'center' } as const;

const COMPARED = 5;
const PARAMETER = 'seasons';

/** The seasons that figures are compared over, kept in the address: the five up to the working one at first. */
export const useChosenSeasons = () => {
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
    /** All that there are, newest first. */
    seasons,
    /** Those that are compared, newest first; never none while there are any. */
    chosen,
    choose: (ids: readonly number[]): void =>
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
