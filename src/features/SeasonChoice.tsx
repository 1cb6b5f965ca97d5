import { use } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSeasons, WorkingSeasonContext } from './useSeasons.ts';
import { useIsWhole } from './useWholeSpace.ts';

/** The season one works in; lists begin with it. */
export const SeasonChoice = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { seasons, current } = useSeasons();
  const { season, choose } = use(WorkingSeasonContext);
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
      value={shown['@id']}
      onChange={({ target }) => change(target.value)}
      renderValue={() => translate('app.season', { name: shown.name })}
      inputProps={{ 'aria-label': translate('header.season') }}
      MenuProps={{ slotProps: { list: { 'aria-label': translate('header.season') } } }}
      sx={shown['@id'] === current?.['@id'] ? {} : STRIKING}
    >
      {seasons.map(({ '@id': iri, name }) => (
        <MenuItem key={iri} value={iri}>
          {iri === current?.['@id'] ? translate('header.currentSeason', { name }) : name}
        </MenuItem>
      ))}
    </Select>
  );
};

/** Another season than the current one is seen at once. */
const STRIKING = {
  '&&': { bgcolor: 'warning.main', color: 'warning.contrastText', borderColor: 'transparent' },
  '& svg': { color: 'inherit' },
} as const;
