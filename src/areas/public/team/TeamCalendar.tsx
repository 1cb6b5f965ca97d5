import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { askPublic } from '../../../data/askPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import type { CalendarEvent } from '../../../lib/toCalendarFile.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { ReadGate } from '../ReadGate.tsx';
import { saveCalendar } from '../saveCalendar.ts';
import { useRead } from '../useRead.ts';
import { fromMeeting, hallOf } from './fromPool.ts';
import { MeetingLine } from './Meetings.tsx';
import { OpenedInPool } from './OpenedInPool.tsx';
import type { Hall, Meeting } from './Pool.ts';
import { isOff, toScore } from './toNotes.ts';

interface Planned extends Meeting {
  readonly hall: Hall | null;
}

interface TeamCalendarProps {
  readonly transport: Transport;
  readonly team: number;
}

/** All meetings of a team in the order of their days, which a phone can take over. */
export const TeamCalendar = ({ transport, team }: TeamCalendarProps) => {
  const reading = useRead(String(team), async (signal, isFresh) => {
    const variables = { team, teamKey: String(team) };
    const { teams, meetings } = await askPublic(transport, 'team', variables, { signal, isFresh });
    const name = toText(teams.members[0]?.name);
    return name === null ? null : { name, meetings: meetings.members.flatMap(toPlanned) };
  });
  const { state } = reading;
  const name = state.status === 'ready' ? state.data?.name : undefined;
  return (
    <OpenedInPool title={name === undefined ? texts.teamCalendar : `${texts.calendarOf} ${name}`}>
      <ReadGate reading={reading} isEmpty={(data) => data !== null && data.meetings.length === 0}>
        {(data) =>
          data === null ? (
            <Typography role="status">{texts.unknownTeam}</Typography>
          ) : (
            <>
              <Button
                sx={{ '@media print': { display: 'none' } }}
                onClick={() => saveCalendar(data.name, toEvents(data.meetings))}
              >
                {texts.calendar}
              </Button>
              <List>
                {data.meetings.map((meeting) => (
                  <MeetingLine key={meeting.id} meeting={meeting} />
                ))}
              </List>
            </>
          )
        }
      </ReadGate>
    </OpenedInPool>
  );
};

const toPlanned = (raw: Member): Planned[] =>
  fromMeeting(raw).map((meeting) => ({ ...meeting, hall: hallOf(toMap(toMap(raw.homeOpponent).team)) }));

/** A meeting of fourteen games takes about so long. */
const MINUTES = 180;

const toEvents = (meetings: readonly Planned[]): readonly CalendarEvent[] =>
  meetings.flatMap((meeting) => {
    const { id, date, time, home, away, hall } = meeting;
    if (date === null || home === null || away === null) return [];
    const score = toScore(meeting);
    return [
      {
        uid: `sport-match-${id}@raquette`,
        summary: `${meetingName(home.name, away.name)}${score === null ? '' : ` (${score})`}`,
        date,
        time,
        minutes: MINUTES,
        location: hall && [hall.name, hall.address].filter(Boolean).join(', '),
        isCancelled: isOff(meeting),
      },
    ];
  });

const List = styled('ul')({ listStyle: 'none', padding: 0 });
