import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useLocation, useNavigate } from 'react-router';
import { useSeasons, useWorkingSeason } from './useSeasons.ts';
import { useIsWhole } from './useWholeSpace.ts';

/** The season one works in; lists begin with it. */
export const SeasonChoice = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { seasons, current } = useSeasons();
  const { season, choose } = useWorkingSeason();
  const shown = season ?? current;
  // A server without clubs may well know no seasons.
  const isUnknown = useIsWhole() && !shown;
  if (isUnknown) return null;
  if (!shown || seasons.length < 2) {
    return (
      <Typography component="span" variant="body2" noWrap>
        {shown ? translate('app.season', { name: shown.name }) : translate('season.failed')}
      </Typography>
    );
  }
  const change = (iri: string): void => {
    const chosen = seasons.find((one) => one['@id'] === iri);
    if (!chosen) return;
    choose(chosen);
    // A list that names its filters in the address would keep the season before.
    void navigate(pathname);
  };
  return (
    <Select
      size="small"
      value={shown['@id']}
      onChange={({ target }) => change(target.value)}
      inputProps={{ 'aria-label': translate('header.season') }}
      sx={[barSelect, shown['@id'] !== current?.['@id'] && PAST]}
      renderValue={() => translate('app.season', { name: shown.name })}
    >
      {seasons.map((one) => (
        <MenuItem key={one['@id']} value={one['@id']}>
          {one['@id'] === current?.['@id'] ? translate('header.currentSeason', { name: one.name }) : one.name}
        </MenuItem>
      ))}
    </Select>
  );
};

/** Another season than the current one is seen at once. */
const PAST = {
  '&&': { bgcolor: 'warning.main', color: 'warning.contrastText', borderColor: 'transparent' },
} as const;

/** A choice in the bar, as quiet as its neighbours. */
export const barSelect = {
  minWidth: 0,
  fontSize: '0.875rem',
  borderColor: 'divider',
  '& .MuiSelect-select': { py: 0.75 },
} as const;
