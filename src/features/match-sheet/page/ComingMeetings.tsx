import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { dayOf, formatDate, toWallDateTime } from '../../../lib/dates.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { toList, toText, type Json } from '../../../schema/read.ts';
import { Table } from '../../../ui/Table.tsx';
import { Failure } from '../../../views/page/Failure.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { AWAY, HOME, MeetingLines, PrepareOffline, SheetLink, useMeetings } from './sheetMeetings.tsx';

/** Number of meetings on the home page. */
const SHOWN = 5;

/** The next meetings of the club, from today on; earlier ones are to-dos. */
export const ComingMeetings = () => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  // A page of paper is no narrow screen: it has all columns.
  const isNarrow = useMediaQuery(
    ({ breakpoints }: Theme) => breakpoints.down('md').replace('@media', '@media screen and'),
    { noSsr: true },
  );
  const { club } = useScope(['club']);
  const iri = club?.['@id'] ?? '';
  const { data, error, refetch, isLoading, canAccess } = useMeetings(
    'comingMeetings',
    (meetings) =>
      meetings
        .select('time', 'sportHall.name', `${HOME}.clubs[].id`)
        .orWhere(`${HOME}.clubs`, iri)
        .orWhere(`${AWAY}.clubs`, iri)
        .where('todo', 'sheets')
        .where('date', { after: today })
        .pagination({ limit: SHOWN }),
    iri !== '',
  );
  if (!canAccess || (!error && !isLoading && !data?.length)) return null;
  return (
    <SectionCard title={translate('sheet.coming')}>
      {error && !data && <Failure message={translate('sheet.comingFailed')} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton variant="rounded" height={37 * (SHOWN + 1)} />}
      {data && (isNarrow ? <MeetingLines meetings={data} /> : <MeetingTable meetings={data} club={iri} />)}
    </SectionCard>
  );
};

interface MeetingTableProps {
  readonly meetings: readonly Json[];
  /** IRI of the club whose meetings they are. */
  readonly club: string;
}

const COLUMNS = ['date', 'time', 'opponent', 'place', 'hall', 'team', 'sheet'] as const;

/** Meetings as their club sees them: against whom, where, with which team. */
const MeetingTable = ({ meetings, club }: MeetingTableProps) => {
  const translate = useTranslate();
  const rows = meetings.map((meeting) => {
    const match = String(meeting['@id']);
    const { opponent, team, isHome } = toSides(meeting, club, translate('sheet.exempt'));
    const teams = `${team} ${opponent}`;
    return {
      match,
      date: formatDate(meeting.date) ?? PLACEHOLDER,
      time: toWallDateTime(meeting.time).slice(11) || PLACEHOLDER,
      opponent,
      place: translate(isHome ? 'sheet.atHome' : 'sheet.away'),
      hall: toText(valueAt(meeting, 'sportHall.name')) ?? PLACEHOLDER,
      team,
      sheet: (
        <>
          <SheetLink match={match} label="sheet.columns.sheet" name={`${translate('sheet.open')} ${teams}`} />
          {meeting.open === true && <PrepareOffline match={match} teams={teams} />}
        </>
      ),
    };
  });
  return (
    <Table
      label={translate('sheet.coming')}
      columns={COLUMNS.map((name) => ({
        title: translate(`sheet.columns.${name}`),
        cell: (row: (typeof rows)[number]) => row[name],
        className: name === 'sheet' ? 'figure' : '',
      }))}
      rows={rows}
      keyOf={({ match }) => match}
    />
  );
};

const toSides = (meeting: Json, club: string, exempt: string) => {
  const clubs = toList(valueAt(meeting, `${HOME}.clubs`));
  const isHome = clubs.some((one) => idOf(iriOf(one)) === idOf(club));
  const [own, other] = isHome ? [HOME, AWAY] : [AWAY, HOME];
  const nameAt = (path: string): string => toText(valueAt(meeting, `${path}.name`)) ?? exempt;
  return { isHome, team: nameAt(own), opponent: nameAt(other) };
};
