import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dayOf, formatDate, toDateInput, toFrenchDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { type Season, seasonClock } from '../../rules/season.ts';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { Slot } from '../FeaturesContext.tsx';
import { SeasonChoice } from '../SeasonChoice.tsx';
import { useWorkingSeason } from '../useSeasons.ts';
import { useIsWhole } from '../useWholeSpace.ts';
import { Collections } from './Collections.tsx';
import { Figures } from './Figures.tsx';
import { ClubNews, NewsDialog } from './News.tsx';
import { TodoBoard } from './TodoBoard.tsx';

/** On a phone, though not on paper, the choice of the season replaces it. */
const WIDE_ONLY: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: { '@media screen': { display: 'none' } },
});

/** 'Accueil': what waits for the club, its figures, its next meetings and the news, from top to bottom. */
export const HomePage = () => {
  const translate = useTranslate();
  const { season: current } = useWorkingSeason();
  const isWhole = useIsWhole();
  return (
    <>
      <ViewHeader title={translate('home.title')} />
      <NewsDialog />
      <Box sx={SEASON}>
        {(current !== null || !isWhole) && (
          <Typography component="p" sx={[{ fontWeight: 600 }, WIDE_ONLY]}>
            {current ? translate('app.season', { name: current.name }) : translate('season.failed')}
          </Typography>
        )}
        {/* The bar has no room for it on a phone. */}
        <Box sx={{ display: { md: 'none' }, displayPrint: 'none' }}>
          <SeasonChoice />
        </Box>
        {current && <SeasonClockLine season={current} />}
      </Box>
      <Slot name="home.top" />
      <TodoBoard>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Figures />
          {isWhole && <Collections />}
          {!isWhole && <Slot name="home.panels" />}
          <ClubNews />
        </Box>
      </TodoBoard>
    </>
  );
};

const SEASON = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
} as const;

/** The dates of a season, and how long its phase still lasts. */
const SeasonClockLine = ({ season: { startDate, endDate } }: { readonly season: Season }) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const clock = seasonClock(toDateInput(startDate), toDateInput(endDate), today);
  const { phase, until, days } = { phase: 0, until: '', days: 0, ...clock };
  return (
    <Typography variant="body2" color="textSecondary">
      {[
        translate('home.from', {
          start: formatDate(startDate) ?? PLACEHOLDER,
          end: formatDate(endDate) ?? PLACEHOLDER,
        }),
        translate(clock.at === 'phase' && days === 0 ? 'home.clock.lastDay' : `home.clock.${clock.at}`, {
          phase,
          until: toFrenchDate(until),
          smart_count: days,
        }),
      ].join(' · ')}
    </Typography>
  );
};
