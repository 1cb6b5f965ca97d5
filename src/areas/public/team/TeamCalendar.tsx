import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { queryPublic } from '../../../data/queryPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import type { CalendarEvent } from '../../../lib/toCalendarFile.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { ReadGate } from '../ReadGate.tsx';
import { saveCalendar } from '../saveCalendar.ts';
import { shownOf, useRead } from '../useRead.ts';
import { fromMeeting, hallOf } from './fromPool.ts';
import { MeetingLine } from './Meetings.tsx';
import { OpenedInPool } from './TeamLink.tsx';
import { isOff, toScore } from './toNotes.ts';

/** All meetings of a team in the order of their days, which a phone can take over. */
export const TeamCalendar = ({ team }: { readonly team: number }) => {
  const reading = useRead(['team', team], async (reader) => {
    const variables = { team, teamKey: String(team) };
    const { teams, meetings } = await queryPublic(reader.transport, 'team', variables, reader);
    const name = toText(teams.members[0]?.name);
    return name === null ? null : { name, meetings: meetings.members.flatMap(toPlanned) };
  });
  const name = shownOf(reading)?.name;
  return (
    <OpenedInPool title={name === undefined ? texts.teamCalendar : `${texts.calendarOf} ${name}`}>
      <ReadGate
        reading={reading}
        missing={texts.unknownTeam}
        isEmpty={({ meetings }) => meetings.length === 0}
      >
        {(shown) => (
          <>
            <Button
              sx={{ displayPrint: 'none' }}
              onClick={() => saveCalendar(shown.name, toEvents(shown.meetings))}
            >
              {texts.calendar}
            </Button>
            <List>
              {shown.meetings.map((meeting) => (
                <MeetingLine key={meeting.id} meeting={meeting} />
              ))}
            </List>
          </>
        )}
      </ReadGate>
    </OpenedInPool>
  );
};

const toPlanned = (raw: Member) =>
  fromMeeting(raw).map((meeting) => ({ ...meeting, hall: hallOf(toMap(toMap(raw.homeOpponent).team)) }));

/** A meeting of fourteen games takes about so long. */
const MINUTES = 180;

const toEvents = (meetings: ReturnType<typeof toPlanned>): readonly CalendarEvent[] =>
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
