import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Transport } from '../../../http/createTransport.ts';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { dayOf } from '../../../lib/dates.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { Panel } from '../Panel.ts';
import { PageNavigation } from '../PageNavigation.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { toPage, toFilters, toSearchQuery } from './searchFilters.ts';
import { useRead } from '../useRead.ts';
import { FilterChips } from './FilterChips.tsx';
import { parseTournament, type Tournament, toPageOf } from './parseTournament.ts';
import { SearchForm } from './SearchForm.tsx';
import { NO_NAMES, toChips, type FilterChip } from './toChips.ts';
import { toMapPlaces, type MapPlace } from './toMapPlaces.ts';
import { TournamentList } from './TournamentList.tsx';

export interface TournamentPageProps {
  readonly transport: Transport;
  /** Absolute address of the API, where the addresses of files stand. */
  readonly entrypoint: string;
  readonly tileUrl: string | null;
}

const LIST_SIZE = 25;
/** A map of one page of the list would leave most of the country out. */
const MAP_SIZE = 100;

/** Tournaments by where, when and for whom; what is asked for stands in the address. */
export const TournamentSearch = ({ transport, entrypoint, tileUrl }: TournamentPageProps) => {
  const [asked, setAsked] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const filters = toFilters(asked, today);
  const isMap = asked.get('map') === '1';
  const size = isMap ? MAP_SIZE : LIST_SIZE;
  const query = toSearchQuery(filters, asked, size);
  const reading = useRead(query, async (signal) => {
    const { body } = await transport.request(toApiPath(`/tournament_requests?${query}`), { signal });
    return toPageOf(body, (member) => parseTournament(member, entrypoint));
  });
  const [isMore, setMore] = useState(false);
  const { league, committee, licenceType } = filters;
  const isNamed = [league, committee, licenceType].some((code) => code !== null);
  const choices = useRead(isMore || isNamed ? 'choices' : null, async (signal) =>
    (await import('./readChoices.ts')).readChoices(transport, signal),
  );
  const known = choices.state.status === 'ready' ? choices.state.data : NO_NAMES;
  const chips = toChips(filters, known);
  const title = publicTexts.titles.tournaments;
  const show = (name: 'list' | 'map'): void => {
    const after = new URLSearchParams(asked);
    after.delete('page');
    after.delete('map');
    if (name === 'map') after.set('map', '1');
    setAsked(after, { preventScrollReset: true });
  };
  const turnTo = (page: number): void => {
    const after = new URLSearchParams(asked);
    after.set('page', String(page));
    setAsked(after);
  };
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title} - ${pageTexts.product}`}
        actions={<ShareButton title={title} />}
      />
      <Panel>
        <SearchForm
          transport={transport}
          filters={filters}
          known={known}
          isUnread={choices.state.status === 'failed'}
          onMore={() => setMore(true)}
        />
        <FilterChips chips={chips} />
        <ReadGate reading={reading}>
          {({ rows, total }) =>
            total === 0 ? (
              <Nothing chips={chips} />
            ) : (
              <>
                <Head>
                  <Typography role="status" sx={{ flexGrow: 1 }}>
                    {total === 1 ? tournamentTexts.one : `${total} ${tournamentTexts.several}`}
                  </Typography>
                  <div role="group" aria-label={tournamentTexts.views}>
                    {(['list', 'map'] as const).map((name) => (
                      <Button
                        key={name}
                        aria-pressed={(name === 'map') === isMap}
                        onClick={() => show(name)}
                        sx={PRESSED}
                      >
                        {tournamentTexts[name]}
                      </Button>
                    ))}
                  </div>
                </Head>
                {isMap ? (
                  <OnMap tournaments={rows} total={total} tileUrl={tileUrl} />
                ) : (
                  <>
                    <Typography component="h2" sx={visuallyHidden}>
                      {tournamentTexts.found}
                    </Typography>
                    <TournamentList label={title} tournaments={rows} />
                  </>
                )}
                <PageNavigation page={toPage(asked)} last={Math.ceil(total / size)} onTurn={turnTo} />
              </>
            )
          }
        </ReadGate>
      </Panel>
    </>
  );
};

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
  '& [role=group]': { '@media print': { display: 'none' } },
}));

const PRESSED = { minHeight: 44, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } } as const;

/** Suggestions when nothing is found. */
const Nothing = ({ chips }: { readonly chips: readonly FilterChip[] }) => {
  const names = [...new Set(chips.map(({ name }) => name))];
  return (
    <div role="status">
      <p>{names.length === 0 ? tournamentTexts.nothing : tournamentTexts.none}</p>
      {names.length > 0 && (
        <>
          <p>{`${tournamentTexts.loosen}\u00a0:`}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{tournamentTexts.looser[name]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const TournamentMap = lazyPart(async () => (await import('./TournamentMap.tsx')).TournamentMap, {
  Loader: () => <p role="status">{tournamentTexts.mapTexts.loading}</p>,
  Failure: () => <p role="alert">{tournamentTexts.mapTexts.failed}</p>,
});

interface OnMapProps {
  readonly tournaments: readonly Tournament[];
  readonly total: number;
  readonly tileUrl: string | null;
}

/** The map with the list of what it shows below; a place that is picked narrows the list. */
const OnMap = ({ tournaments, total, tileUrl }: OnMapProps) => {
  const { mapTexts } = tournamentTexts;
  const heading = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const places = useMemo(() => toMapPlaces(tournaments), [tournaments]);
  const place = places.find(({ key }) => key === picked) ?? null;
  const pick = useMemo(
    () =>
      ({ key }: MapPlace): void => {
        setPicked(key);
        requestAnimationFrame(() => heading.current?.focus());
      },
    [],
  );
  const placed = places.reduce((sum, one) => sum + one.tournaments.length, 0);
  const label = place === null ? mapTexts.all : `${mapTexts.here} ${place.town}`;
  return (
    <>
      <TournamentMap places={places} onPick={pick} tileUrl={tileUrl} />
      {placed < tournaments.length && <p>{`${mapTexts.unplaced} ${tournaments.length - placed}`}</p>}
      {total > MAP_SIZE && <p>{mapTexts.beyond}</p>}
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {label}
      </Typography>
      {place !== null && (
        <Button onClick={() => setPicked(null)} sx={{ minHeight: 44 }}>
          {mapTexts.everywhere}
        </Button>
      )}
      <TournamentList label={label} tournaments={place === null ? tournaments : place.tournaments} />
    </>
  );
};
