import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSeasons } from './useSeasons.ts';

/** The current season, in the bar. */
export const SeasonLabel = () => {
  const translate = useTranslate();
  const { current } = useSeasons();
  const text = current ? translate('app.season', { name: current.name }) : translate('season.failed');
  return (
    <Typography component="span" variant="body2" noWrap sx={{ mx: 1, display: { xs: 'none', md: 'block' } }}>
      {text}
    </Typography>
  );
};
