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
  const isOne = ids.length === 1;
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
            {...(isChosen && isOne && { disabled: true, 'aria-describedby': `${id}-one` })}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => toggle(season.id)}
            sx={isChosen ? {} : { displayPrint: 'none' }}
          />
        );
      })}
      {isOne && seasons.length > 1 && (
        <Typography id={`${id}-one`} variant="body2" sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {translate('figures.oneSeason')}
        </Typography>
      )}
    </Stack>
  );
};

const ROW = { gap: 1, flexWrap: 'wrap', alignItems: 'center' } as const;
