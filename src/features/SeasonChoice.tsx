import Typography from '@mui/material/Typography';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useLocation, useNavigate } from 'react-router';
import { BarSelect } from '../ui/BarSelect.tsx';
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
    <BarSelect
      label={translate('header.season')}
      shown={translate('app.season', { name: shown.name })}
      value={shown['@id']}
      options={seasons.map(({ '@id': iri, name }) => ({
        value: iri,
        label: iri === current?.['@id'] ? translate('header.currentSeason', { name }) : name,
      }))}
      // Another season than the current one is seen at once.
      isStriking={shown['@id'] !== current?.['@id']}
      onChange={change}
    />
  );
};
