import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { dayOf, formatDate, toWallDateTime } from '../../../lib/dates.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { toList, toText, type Json } from '../../../schema/read.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { AWAY, HOME, MeetingLines, PrepareOffline, SheetLink, useMeetings } from './sheetMeetings.tsx';

/** How many meetings the home page shows. */
const SHOWN = 5;

/** The next meetings of the club, from today on; earlier ones are to-dos. */
export const ComingMeetings = () => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  // A page of paper is no narrow screen: all that is told stands there.
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

const COLUMNS = ['date', 'time', 'opponent', 'place', 'hall', 'team'] as const;

/** Meetings as their club sees them: against whom, where, with which team. */
const MeetingTable = ({ meetings, club }: MeetingTableProps) => {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('sheet.coming')} sx={TABLE}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column}>{translate(`sheet.columns.${column}`)}</TableCell>
          ))}
          <TableCell>{translate('sheet.columns.sheet')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {meetings.map((meeting) => {
          const match = String(meeting['@id']);
          const { opponent, team, isHome } = toSides(meeting, club, translate('sheet.exempt'));
          return (
            <TableRow key={match}>
              <TableCell>{formatDate(meeting.date) ?? PLACEHOLDER}</TableCell>
              <TableCell>{toWallDateTime(meeting.time).slice(11) || PLACEHOLDER}</TableCell>
              <TableCell>{opponent}</TableCell>
              <TableCell>{translate(isHome ? 'sheet.atHome' : 'sheet.away')}</TableCell>
              <TableCell>{toText(valueAt(meeting, 'sportHall.name')) ?? PLACEHOLDER}</TableCell>
              <TableCell>{team}</TableCell>
              <TableCell>
                <SheetLink
                  match={match}
                  label="sheet.columns.sheet"
                  name={`${translate('sheet.open')} ${team} ${opponent}`}
                />
                {meeting.open === true && <PrepareOffline match={match} teams={`${team} ${opponent}`} />}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
};

const toSides = (meeting: Json, club: string, exempt: string) => {
  const clubs = toList(valueAt(meeting, `${HOME}.clubs`));
  const isHome = clubs.some((one) => idOf(iriOf(one)) === idOf(club));
  const [own, other] = isHome ? [HOME, AWAY] : [AWAY, HOME];
  const nameAt = (path: string): string => toText(valueAt(meeting, `${path}.name`)) ?? exempt;
  return { isHome, team: nameAt(own), opponent: nameAt(other) };
};

/** The buttons at the end are higher than a line of text. */
const TABLE = {
  '& td': { py: 0.25 },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
} as const;
