import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Season } from '../../rules/season.ts';

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
