import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { TERRITORIES, type Territory } from './toThemes.ts';

/** The three side by side in one season, or one of them over the seasons. */
export type Shown = 'shares' | Territory;

interface TerritoryChoiceProps {
  readonly shown: Shown;
  /** Name of the season in which the three are compared. */
  readonly season: string;
  readonly onChoose: (shown: Shown) => void;
}

export const TerritoryChoice = ({ shown, season, onChoose }: TerritoryChoiceProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('figures.shown')}
      value={shown}
      onChange={(_event, next: Shown | null) => next && onChoose(next)}
      sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none' } }}
    >
      <ToggleButton value="shares">{translate('figures.shares', { season })}</ToggleButton>
      {TERRITORIES.map((territory) => (
        <ToggleButton key={territory} value={territory}>
          {translate(`figures.territories.${territory}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
