import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { toMap, toText, type Json } from '../../../schema/read.ts';
import { PrepareOffline } from './PrepareOffline.tsx';
import { SheetLink } from './SheetLink.tsx';
import { useStateText } from './useStateText.ts';

/** Meetings by their day, each with the way to its sheet and, as long as it is open, to have it without network. */
export const MeetingLines = ({ meetings }: { readonly meetings: readonly Json[] }) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {meetings.map((meeting) => {
        const match = String(meeting['@id']);
        // A missing opponent is a bye.
        const nameOf = (opponent: unknown): string =>
          toText(toMap(toMap(opponent).team).name) ?? translate('sheet.exempt');
        const teams = meetingName(nameOf(meeting.homeOpponent), nameOf(meeting.awayOpponent));
        const status = toText(meeting.status) ?? '';
        const isOpen = meeting.open === true;
        return (
          <Box
            component="li"
            key={match}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            <Typography>
              {formatDate(meeting.date)} · {teams}
              {!isOpen && ` · ${stateOf(status)}`}
            </Typography>
            <SheetLink match={match} name={`${translate('sheet.open')} ${teams}`} />
            {isOpen && <PrepareOffline match={match} teams={teams} />}
          </Box>
        );
      })}
    </Box>
  );
};
