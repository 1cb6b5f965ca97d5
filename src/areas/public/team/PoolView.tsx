import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { toIri } from '../../../lib/iri.ts';
import { TabStrip } from '../../../ui/TabStrip.tsx';
import type { SelectOption } from '../../../ui/NativeSelect.tsx';
import { Table, type Column } from '../../../ui/Table.tsx';
import { publicTexts } from '../texts.ts';
import { ReadGate } from '../ReadGate.tsx';
import { ResultHead } from '../ResultHead.tsx';
import type { Reading } from '../useRead.ts';
import { useAddress } from '../useAddress.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { type Pool, toPoolTitle, clubNames } from './fromPool.ts';
import { Meetings } from './Meetings.tsx';
import { ScreenMode } from './ScreenMode.tsx';
import { Standing } from './Standing.tsx';
import { keepOwnClub, useOwnClub } from './ownClub.ts';
import { Absence, TeamLink } from './TeamLink.tsx';

type Tab = keyof typeof texts.tabs;

interface PoolViewProps {
  readonly reading: Reading<Pool | null>;
  /** The pools of the same division. */
  readonly pools: readonly SelectOption[];
}

/** A pool: standing, meetings, teams. */
export const PoolView = ({ reading, pools }: PoolViewProps) => {
  const [params, change] = useAddress();
  const [isOnScreen, setIsOnScreen] = useState(false);
  const tab = (Object.keys(texts.tabs) as Tab[]).find((name) => name === params.get('tab')) ?? 'standing';
  return (
    <ReadGate reading={reading} missing={texts.unknown.pool}>
      {(pool) => (
        <>
          <ResultHead title={toPoolTitle(pool)} topic={toIri('/pools', pool.id)} reading={reading}>
            <Button onClick={() => setIsOnScreen(true)}>{texts.screenMode}</Button>
          </ResultHead>
          <TabStrip
            label={texts.views}
            tabs={texts.tabs}
            current={tab}
            onTurn={(name) => change({ tab: name }, { replace: true })}
          >
            {panelsOf(pool)[tab] || <Typography role="status">{publicTexts.empty}</Typography>}
          </TabStrip>
          {isOnScreen && <ScreenMode pools={pools} first={pool.id} onStop={() => setIsOnScreen(false)} />}
        </>
      )}
    </ReadGate>
  );
};

const panelsOf = (pool: Pool): Readonly<Record<Tab, ReactNode>> => ({
  standing: pool.standings.length > 0 && <Standing pool={pool} />,
  meetings: pool.meetings.length > 0 && <Meetings meetings={pool.meetings} days={pool.days} />,
  teams: pool.teams.length > 0 && <Teams teams={pool.teams} />,
});

/** The teams of a pool in the initial order, with their club and where they play. */
type PoolTeam = Pool['teams'][number];

const Teams = ({ teams }: { readonly teams: readonly PoolTeam[] }) => (
  <Table caption={texts.tabs.teams} columns={COLUMNS} rows={teams} keyOf={({ id, name }) => id ?? name} />
);

const COLUMNS: readonly Column<PoolTeam>[] = [
  {
    title: texts.columns.team,
    isHead: true,
    cell: (team) => (
      <>
        <TeamLink team={team} />
        <div>{clubNames(team.clubs)}</div>
        {team.clubs.map((club) => (
          <OwnClubButton key={club.identifier ?? club.name} club={club} />
        ))}
        <Absence team={team} />
      </>
    ),
  },
  {
    title: texts.hall,
    cell: ({ hall }) => (hall ? <HallText hall={hall} /> : texts.unknownHall),
  },
  {
    title: texts.usualTime,
    cell: ({ day, time }) => [day, time].filter(Boolean).join(' '),
    className: 'wide',
  },
];

/** Keeps a club as the reader's own, which is marked in every standing. */
const OwnClubButton = ({ club: { name, identifier } }: { readonly club: PoolTeam['clubs'][number] }) => {
  const isOwn = useOwnClub()?.number === identifier;
  if (identifier === null) return null;
  return (
    <Button
      size="small"
      aria-pressed={isOwn}
      aria-label={`${texts.ownClub} ${name}`}
      onClick={() => keepOwnClub(isOwn ? null : { number: identifier, name })}
      sx={{ displayPrint: 'none' }}
    >
      {`${isOwn ? '★' : '☆'} ${texts.ownClub}`}
    </Button>
  );
};

const HallText = ({ hall: { name, address, tables } }: { readonly hall: NonNullable<PoolTeam['hall']> }) => (
  <>
    {name}
    {address !== null && <div>{withoutName(address, name)}</div>}
    {tables !== null && <div>{`${tables} ${texts.tables}`}</div>}
  </>
);

/** A hall without a street repeats its name there. */
const withoutName = (address: string, name: string): string =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
