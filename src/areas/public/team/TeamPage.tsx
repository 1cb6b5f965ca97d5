import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Transport } from '../../../http/createTransport.ts';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Choices } from '../Row.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import { Panel } from '../Panel.ts';
import { Picker } from '../Picker.tsx';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { ClubSearch } from './ClubSearch.tsx';
import {
  findUnknown,
  LEVELS,
  narrow,
  numberOf,
  pick,
  toTeamPageUrl,
  toScope,
  type Chosen,
} from './toSelection.ts';
import { useDivisions, useFrame, usePool, usePools } from './useTeamReads.ts';

const PoolView = lazyPanel(async () => (await import('./PoolView.tsx')).PoolView);
const MeetingSheet = lazyPanel(async () => (await import('./MeetingSheet.tsx')).MeetingSheet);
const TeamCalendar = lazyPanel(async () => (await import('./TeamCalendar.tsx')).TeamCalendar);

/** Results of the team contests: from season to pool, each choice in the address; then standing, meetings and teams. */
export const TeamPage = ({ transport }: { readonly transport: Transport }) => {
  const [asked, setAsked] = useSearchParams();
  const title = publicTexts.titles.team;
  const askedPool = numberOf(asked, 'pool');
  const read = usePool(transport, askedPool);
  const held = read.state.status === 'ready' ? read.state.data : null;
  // A link to a pool alone is enough: what stands above it is read from it.
  const place = asked.get('division') === null && held?.id === askedPool ? (held?.place ?? null) : null;
  const frame = useFrame(transport, (known) => toScope({ asked, seasons: known, place }).season);
  const seasons = frame.state.status === 'ready' ? frame.state.data.seasons : [];
  const organizations = frame.state.status === 'ready' ? frame.state.data.organizations : [];
  const { season, organization } = toScope({ asked, seasons, place });
  const divisions = useDivisions(transport, season, organization);
  const known = divisions.state.status === 'ready' && !divisions.state.isStale ? divisions.state.data : [];
  const { chosen: narrowed, options } = narrow(asked, known, place, phaseName);
  const pools = usePools(transport, narrowed.division);
  const shownPools = pools.state.status === 'ready' && !pools.state.isStale ? pools.state.data : [];
  const pool = pick(askedPool, narrowed.division === null ? [] : shownPools) ?? askedPool;
  const chosen: Chosen = { season, organization, ...narrowed, pool };

  const isSettled = pool !== null && LEVELS.every((level) => chosen[level] !== null) && shownPools.length > 0;
  const full = new URLSearchParams(asked);
  if (isSettled) for (const level of LEVELS) full.set(level, String(chosen[level]));
  const address = String(full);
  useEffect(() => {
    // What was taken by itself belongs into the link that is sent. An address that was chosen meanwhile and is still to
    // be drawn stays.
    const isCurrent = String(new URLSearchParams(window.location.search)) === String(asked);
    if (isSettled && isCurrent && address !== String(asked)) setAsked(address, { replace: true });
  }, [isSettled, address, asked, setAsked]);

  const choose = (level: (typeof LEVELS)[number]) => (value: string | null) => {
    const tab = asked.get('tab');
    setAsked({ ...toTeamPageUrl(chosen, level, value), ...(tab === null ? {} : { tab }) });
  };
  const isNowhere =
    (divisions.state.status === 'ready' && known.length === 0 && !divisions.state.isStale) ||
    (pools.state.status === 'ready' && shownPools.length === 0 && !pools.state.isStale);
  const unknown = findUnknown(asked, {
    ...(frame.state.status === 'ready' &&
      !frame.state.isStale && { season: seasons, organization: organizations }),
    ...(divisions.state.status === 'ready' && !divisions.state.isStale && options),
  });
  const hint =
    unknown !== null
      ? texts.unknown[unknown]
      : seasons.length > 0 && organizations.length === 0
        ? texts.emptySeason
        : organization !== null && isNowhere
          ? publicTexts.empty
          : texts.startHere;
  // Two readings that wait or fail together say so once.
  const isSaidAbove =
    frame.state.status !== 'ready' && (pool === null || read.state.status === frame.state.status);
  const retryBoth = (): void => {
    frame.retry();
    if (read.state.status === 'failed') read.retry();
  };
  const meeting = numberOf(asked, 'meeting');
  const team = numberOf(asked, 'team');
  return (
    <PublicLayout current="team">
      <PageHeader title={title} documentTitle={`${title} - ${pageTexts.product}`} />
      <Panel aria-label={texts.choices} sx={CHOICES}>
        <ReadGate reading={{ ...frame, retry: retryBoth }}>
          {() => (
            <>
              <Choices>
                <Picker
                  label={texts.season}
                  options={seasons}
                  value={text(season)}
                  onPick={choose('season')}
                />
                <Picker
                  label={texts.organization}
                  options={organizations}
                  value={text(organization)}
                  onPick={choose('organization')}
                />
                <Picker
                  label={texts.contest}
                  options={options.contest}
                  value={text(chosen.contest)}
                  onPick={choose('contest')}
                />
                <Picker
                  label={texts.phase}
                  options={options.phase}
                  value={text(chosen.phase)}
                  onPick={choose('phase')}
                />
                <Picker
                  label={texts.division}
                  options={options.division}
                  value={text(chosen.division)}
                  onPick={choose('division')}
                />
                <Picker label={texts.pool} options={shownPools} value={text(pool)} onPick={choose('pool')} />
              </Choices>
              {season !== null && <ClubSearch transport={transport} season={season} />}
            </>
          )}
        </ReadGate>
        {divisions.state.status === 'failed' && <ReadGate reading={divisions}>{() => null}</ReadGate>}
        {pools.state.status === 'failed' && <ReadGate reading={pools}>{() => null}</ReadGate>}
      </Panel>
      {!isSaidAbove && (
        <Panel>
          {meeting !== null ? (
            <MeetingSheet key={meeting} transport={transport} meeting={meeting} />
          ) : team !== null ? (
            <TeamCalendar key={team} transport={transport} team={team} />
          ) : pool !== null ? (
            <PoolView transport={transport} reading={read} pools={shownPools} />
          ) : (
            <Typography role="status">{hint}</Typography>
          )}
        </Panel>
      )}
    </PublicLayout>
  );
};

const phaseName = (phase: number): string =>
  texts.phases[`phase${phase}` as keyof typeof texts.phases] ?? `${texts.phase} ${phase}`;

const text = (key: number | null): string | null => (key === null ? null : String(key));

const CHOICES = { mb: 2, '@media print': { display: 'none' } } as const;
