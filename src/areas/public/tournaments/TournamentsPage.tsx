import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { useServices } from '../../../features/ServicesContext.tsx';
import { publicTexts } from '../texts.ts';
import { tournamentTexts } from './texts.ts';
import { dayOf } from '../../../lib/dates.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { Panel } from '../Panel.ts';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { currentOf, shownOf, useRead, type Reader } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';
import { withParameters } from '../withParameters.ts';
import { FilterChips, NO_NAMES, toChips, type FilterName, type KnownNames } from './FilterChips.tsx';
import { toCount } from './formatTournament.ts';
import { parseTournament, toPageOf } from './parseTournament.ts';
import { toFilters, toPage, toSearchQuery } from './searchFilters.ts';
import { SearchForm } from './SearchForm.tsx';
import { TournamentList } from './TournamentList.tsx';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { toMap, toText } from '../../../schema/read.ts';

/** `/tournaments/search`: the search, or with `tournament=3312` what there is to know of one of them. */
export const TournamentsPage = () => {
  const [params] = useSearchParams();
  const id = params.get('tournament') ?? '';
  return (
    <PublicLayout current="tournaments">
      <Links>
        {/^[1-9]\d{0,9}$/.test(id) ? <TournamentDetail key={id} id={Number(id)} /> : <TournamentSearch />}
      </Links>
    </PublicLayout>
  );
};

/** Loaded late: a search needs no draws. */
const TournamentDetail = lazyPanel(async () => (await import('./TournamentDetail.tsx')).TournamentDetail);

/** Links large enough to be touched, in the colour of the scheme. */
const Links = styled('div')(({ theme }) => ({
  '& a': { color: paletteOf(theme).primary.main, display: 'inline-block', minHeight: 24 },
}));

const TournamentMap = lazyPanel(async () => (await import('./TournamentMap.tsx')).TournamentMap);

const LIST_SIZE = 25;
/** A map of one page of the list would leave most of the country out. */
const MAP_SIZE = 100;

/** Tournaments by where, when and for whom; the filters are in the address. */
const TournamentSearch = () => {
  const { entrypoint } = useServices();
  const [params, change] = useAddress();
  const [today] = useState(() => dayOf(new Date()));
  const filters = toFilters(params, today);
  const isMap = params.get('map') === '1';
  const size = isMap ? MAP_SIZE : LIST_SIZE;
  const query = toSearchQuery(filters, params, size);
  const reading = useRead(['tournaments', query], async ({ get }) =>
    toPageOf(await get(toApiPath(`/tournament_requests?${query}`)), (one) =>
      parseTournament(one, entrypoint),
    ),
  );
  const [isMore, setMore] = useState(false);
  const isNamed = [filters.league, filters.committee, filters.licenceType].some((code) => code !== null);
  const choices = useRead(isMore || isNamed ? ['choices'] : null, readChoices);
  const known = shownOf(choices) ?? NO_NAMES;
  const chips = toChips(filters, known);
  const title = publicTexts.titles.tournaments;
  const page = toPage(params);
  const last = Math.ceil((currentOf(reading)?.total ?? 0) / size);
  return (
    <>
      {/* An address that was kept outlives some of its tournaments. */}
      {last > 0 && page > last && (
        <Navigate to={{ search: `${withParameters(params, { page: last })}` }} replace />
      )}
      <PageHeader title={title} actions={<ShareButton title={title} />} />
      <Panel>
        <SearchForm
          filters={filters}
          known={known}
          isUnread={choices.state.status === 'failed'}
          isMore={isMore}
          onMore={() => setMore(true)}
        />
        <FilterChips chips={chips} />
        <ReadGate
          reading={reading}
          isEmpty={({ total }) => total === 0}
          empty={<NothingFound names={chips.map(({ name }) => name)} />}
        >
          {({ rows, total }) => (
            <>
              <Head total={total} isMap={isMap} />
              {isMap ? (
                <TournamentMap tournaments={rows} isCut={total > MAP_SIZE} />
              ) : (
                <>
                  <Typography component="h2" sx={visuallyHidden}>
                    {tournamentTexts.found}
                  </Typography>
                  <TournamentList label={title} tournaments={rows} />
                </>
              )}
              <PageNavigation
                page={page}
                last={Math.ceil(total / size)}
                onTurn={(next) => change({ page: next })}
              />
            </>
          )}
        </ReadGate>
      </Panel>
    </>
  );
};

/** Number of results, and the choice between list and map. */
const Head = ({ total, isMap }: { readonly total: number; readonly isMap: boolean }) => {
  const [, change] = useAddress();
  return (
    <HeadLine>
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {toCount(total)}
      </Typography>
      <div role="group" aria-label={tournamentTexts.views}>
        {([null, '1'] as const).map((map) => (
          <Button
            key={map}
            aria-pressed={(map !== null) === isMap}
            onClick={() => change({ page: null, map }, { preventScrollReset: true })}
            sx={{ minHeight: 44, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
          >
            {map === null ? tournamentTexts.list : tournamentTexts.map}
          </Button>
        ))}
      </div>
    </HeadLine>
  );
};

const HeadLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
  '& [role=group]': { '@media print': { display: 'none' } },
}));

interface PageNavigationProps {
  readonly page: number;
  readonly last: number;
  readonly onTurn: (page: number) => void;
}

/** Previous and next page; hidden when there is only one. */
const PageNavigation = ({ page, last, onTurn }: PageNavigationProps) =>
  last > 1 && (
    <HeadLine as="nav" aria-label={publicTexts.pages}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {publicTexts.previous}
      </Button>
      <span>{`${publicTexts.page} ${page} ${publicTexts.of} ${last}`}</span>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {publicTexts.next}
      </Button>
    </HeadLine>
  );

const { empty } = tournamentTexts;

/** Advice when nothing is found: a sentence for each filter that is on. */
const NothingFound = ({ names }: { readonly names: readonly FilterName[] }) => (
  <>
    <p>{names.length === 0 ? empty.nothing : empty.none}</p>
    {names.length > 0 && (
      <>
        <p>{`${empty.loosen}\u00a0:`}</p>
        <ul>
          {[...new Set(names)].map((name) => (
            <li key={name}>{empty.looser[name]}</li>
          ))}
        </ul>
      </>
    )}
  </>
);

/** The leagues, committees and licence types to choose among, by the number or code that a filter takes. */
const readChoices = async ({ get }: Reader): Promise<KnownNames> => {
  const read = async (path: string, key: string): Promise<ReadonlyMap<string, string>> => {
    const pairs = fromCollection(await get(toApiPath(path))).flatMap((member): [string, string][] => {
      const [code, name] = [toText(toMap(member)[key]), toText(toMap(member).name)];
      return code === null || name === null ? [] : [[code, name]];
    });
    return new Map(pairs);
  };
  const [leagues, committees, licenceTypes] = await Promise.all([
    read('/leagues?itemsPerPage=200&order[name]=asc', 'identifier'),
    read('/committees?itemsPerPage=200&order[name]=asc', 'identifier'),
    read('/referentials?type=LicenceType&itemsPerPage=50&order[position]=asc', 'code'),
  ]);
  return { leagues, committees, licenceTypes };
};
