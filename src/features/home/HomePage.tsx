import type { MessageKey } from '../../i18n/MessageKey.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useCreatePath, useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { countOf } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { dayOf, formatDate, toDateInput, toFrenchDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { type Season, seasonClock } from '../../rules/season.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import { Slot } from '../FeaturesContext.tsx';
import { SeasonChoice } from '../SeasonChoice.tsx';
import { Tile } from '../Tile.tsx';
import { useWorkingSeason } from '../useSeasons.ts';
import { useIsWhole, useWholeSpace } from '../useWholeSpace.ts';
import { ClubNews, NewsDialog } from './News.tsx';
import { TodoBoard } from './TodoBoard.tsx';

/** On a phone the choice of the season stands in its place. */
const WIDE_ONLY: SxProps<Theme> = (theme) => ({ [theme.breakpoints.down('md')]: { display: 'none' } });

type Filter = Readonly<Record<string, string | boolean>>;

interface Counter {
  readonly label: MessageKey;
  readonly resource: string;
  /** Filter beside the club of the address; the tile opens the list under the same one. */
  readonly filter: Filter;
}

/** 'Accueil': the season and the figures of the club, each equal to the list that its tile opens. */
export const HomePage = () => {
  const translate = useTranslate();
  const { season: current } = useWorkingSeason();
  const isWhole = useIsWhole();
  const season: Filter = current ? { season: current['@id'] } : {};
  const counters: readonly Counter[] = [
    { label: isWhole ? 'home.everybody' : 'home.persons', resource: 'persons', filter: {} },
    { label: 'home.licences', resource: 'licences', filter: season },
    { label: 'home.validated', resource: 'licences', filter: { ...season, valid: true } },
    { label: 'home.pending', resource: 'licences', filter: { ...season, todo: 'validations' } },
  ];
  return (
    <>
      <ViewHeader title={translate('home.title')} />
      <NewsDialog />
      {(current !== null || !isWhole) && (
        <Typography component="p" variant="h6" sx={WIDE_ONLY}>
          {current ? translate('app.season', { name: current.name }) : translate('season.failed')}
        </Typography>
      )}
      {/* The bar has no room for it on a phone. */}
      <Box sx={{ display: { md: 'none' }, my: 1 }}>
        <SeasonChoice />
      </Box>
      {current && <SeasonClockLine season={current} />}
      <Slot name="home.top" />
      <TodoBoard />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {counters.map((counter) => (
          <CounterTile key={counter.label} {...counter} />
        ))}
        {!isWhole && <Slot name="home.tiles" />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        }}
      >
        {!isWhole && <Slot name="home.panels" />}
        <ClubNews />
      </Box>
    </>
  );
};

const CounterTile = ({ label, resource, filter }: Counter) => {
  const createPath = useCreatePath();
  const { club } = useScope(['club']);
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const dataProvider = useDataProvider<AppDataProvider>();
  const collection = useDirectory().byName(resource)?.path ?? '';
  const conditions = { ...filter, ...(club ? { club: club['@id'] } : {}) };
  const isThere = useWholeSpace()?.has(collection) ?? true;
  const { data, isPending, error } = useQuery({
    queryKey: [resource, 'count', conditions],
    queryFn: ({ signal }) => dataProvider.ask(countOf(collection, conditions), { signal }),
    enabled: canAccess === true && isThere,
  });
  if (!canAccess || !isThere) return null;
  const address = createPath({ resource, type: 'list' });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Tile
      to={`${address}?${query}`}
      value={error ? PLACEHOLDER : isPending ? '…' : (data.total ?? PLACEHOLDER)}
      label={label}
      failure={error && 'home.unknown'}
    />
  );
};

/** The dates of a season, and how long its phase still lasts. */
const SeasonClockLine = ({ season: { startDate, endDate } }: { readonly season: Season }) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const clock = seasonClock(toDateInput(startDate), toDateInput(endDate), today);
  const { phase, until, days } = { phase: 0, until: '', days: 0, ...clock };
  return (
    <Typography color="textSecondary" sx={{ mb: 3 }}>
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
