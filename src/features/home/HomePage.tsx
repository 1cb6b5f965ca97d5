import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { use, useState, useId } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dayOf, formatDate, toDateInput, toFrenchDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { type Season, seasonClock } from '../../rules/season.ts';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { toAddress } from '../../lib/address.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import { Slot, useOpenPages, usePageTitle } from '../FeaturesContext.tsx';
import { SeasonChoice } from '../SeasonChoice.tsx';
import { WorkingSeasonContext } from '../useSeasons.ts';
import { useIsWhole } from '../useWholeSpace.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useCollections } from '../useCollections.ts';
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
  const { season: current } = use(WorkingSeasonContext);
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

/** Collections of a server without clubs beside our own pages, to be opened; or why there is nothing to open. */
const Collections = () => {
  const translate = useTranslate();
  const id = useId();
  const clubId = useClubId();
  const titleOf = usePageTitle();
  const { collections, isPending, error, refetch } = useCollections(true);
  const pages = useOpenPages().filter(({ isDiscovered }) => isDiscovered);
  if (error) return <QueryFailure message="app.collectionsFailed" error={error} refetch={refetch} />;
  if (!isPending && collections.length === 0)
    return (
      <Alert severity="info">
        <AlertTitle>{translate('home.noCollections')}</AlertTitle>
        {translate('home.noCollectionsHint')}
      </Alert>
    );
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('home.collections')}
      </Typography>
      <Box component="ul" sx={GRID}>
        {pages.map((page) => (
          <Card key={page.path} component="li">
            <CardActionArea
              component={LinkBase}
              to={toAddress(clubId, page.path)}
              sx={{ p: 2, height: '100%' }}
            >
              <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {titleOf(page)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </section>
  );
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
