import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { publicTeamTexts as texts } from './texts.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { StateChip } from '../../../ui/StateChip.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { Meeting } from './fromPool.ts';
import { PlainLink, withOpened } from './TeamLink.tsx';
import { toNotes, toOutcome, toStates, type MeetingState } from './toNotes.ts';

interface MeetingsProps {
  readonly meetings: readonly Meeting[];
  /** Planned days by number. */
  readonly days: ReadonlyMap<number, string>;
}

/** The meetings of a pool by match day. */
export const Meetings = ({ meetings, days }: MeetingsProps) => {
  const rounds = [...new Set(meetings.map(({ round }) => round))].toSorted((one, other) => one - other);
  return rounds.map((round) => {
    const own = meetings.filter((meeting) => meeting.round === round);
    const planned = days.get(round) ?? own[0]?.plannedDate ?? null;
    return (
      <Round key={round} aria-labelledby={`round-${round}`}>
        <h3 id={`round-${round}`}>
          {texts.round} {round}
          {planned !== null && <small> {toFrenchDate(planned)}</small>}
        </h3>
        <ul>
          {own.map((meeting) => (
            <MeetingLine key={meeting.id} meeting={meeting} usualDate={planned} />
          ))}
        </ul>
      </Round>
    );
  });
};

interface MeetingLineProps {
  readonly meeting: Meeting;
  /** A date that goes without saying. */
  readonly usualDate?: string | null;
}

/** One meeting: both teams, the score or the hour, and what is to be said of it; it opens the sheet. */
export const MeetingLine = ({ meeting, usualDate = null }: MeetingLineProps) => {
  const [params] = useSearchParams();
  const { id, home, away, winner, date } = meeting;
  const details = [
    ...(usualDate === null && date !== null ? [toFrenchDate(date)] : []),
    ...toNotes(meeting, usualDate),
  ];
  const names = [home?.name ?? texts.exempt, away?.name ?? texts.exempt] as const;
  const states = toStates(meeting);
  const isExempt = home === null || away === null;
  const when = toOutcome(meeting) ?? meeting.time ?? texts.notPlayed;
  return (
    <Line>
      <span data-won={winner === 'home'}>{names[0]}</span>
      {isExempt ? (
        <b />
      ) : (
        <PlainLink
          to={withOpened(params, { meeting: id })}
          aria-label={`${texts.openSheet} ${names[0]} ${texts.versus} ${names[1]}, ${when}`}
        >
          {when}
        </PlainLink>
      )}
      <span data-won={winner === 'away'}>{names[1]}</span>
      {details.length + states.length > 0 && (
        <small>
          <Remarks notes={details} states={states} />
        </small>
      )}
    </Line>
  );
};

interface RemarksProps {
  readonly notes: readonly string[];
  readonly states: readonly MeetingState[];
}

/** Remarks on a meeting beside its score: in words, and its state as in the club area. */
export const Remarks = ({ notes, states }: RemarksProps) => (
  <>
    {notes.join(' · ')}
    {states.map(({ word, tone }) => (
      <span key={word}>
        {' '}
        <StateChip tone={tone}>{word}</StateChip>
      </span>
    ))}
  </>
);

const Round = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  breakInside: 'avoid',
  '& h3': { fontSize: '1rem', margin: theme.spacing(0, 0, 1) },
  '& h3 small': { fontWeight: 400, marginLeft: 4, color: paletteOf(theme).text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5em minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  padding: theme.spacing(0.5, 0),
  borderBottom: `1px solid ${paletteOf(theme).divider}`,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 4.5em minmax(0, 1fr)',
    columnGap: 4,
    fontSize: '0.9375em',
  },
  // The number of a team is never alone.
  '& > span': { textWrap: 'balance' },
  '& > span:first-of-type': { textAlign: 'right' },
  '& > a': {
    textAlign: 'center',
    overflowWrap: 'normal',
    fontWeight: 600,
    minHeight: 36,
    display: 'grid',
    placeContent: 'center',
  },
  '& [data-won="true"]': { fontWeight: 600 },
  '& small': { gridColumn: '1 / -1', textAlign: 'center', color: paletteOf(theme).text.secondary },
}));
