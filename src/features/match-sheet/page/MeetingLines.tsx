import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { toMap, toText, type Json } from '../../../schema/read.ts';
import { accountOf } from '../../../session/SessionState.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { useServices } from '../../ServicesContext.tsx';
import { readFacts } from '../sync/readFacts.ts';
import { registerShell } from '../sync/registerShell.ts';
import { SheetLink } from './SheetLink.tsx';
import { useStateText } from './sheetTexts.ts';

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

/** Stores the sheet of a meeting on this device before one leaves for a hall without network; a sign once it is there. */
const PrepareOffline = ({ match, teams }: { readonly match: string; readonly teams: string }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { session, sheets, transport } = useServices();
  const [isBusy, setBusy] = useState(false);
  const account = accountOf(session.getState()) ?? '';
  const queryKey = ['stored-sheet', account, match];
  const { data: isReady } = useQuery({
    queryKey,
    queryFn: async () => (await sheets.read(account, match).catch(() => null)) !== null,
    networkMode: 'always',
  });
  const prepare = async (): Promise<void> => {
    setBusy(true);
    try {
      const { facts, held } = await readFacts(transport, match);
      const hasShell = await registerShell();
      if (!(await sheets.isAvailable()) || (import.meta.env.PROD && !hasShell))
        throw new Error('Nothing is kept');
      await sheets.writeFacts(account, match, { facts, base: held.parts });
      await queries.invalidateQueries({ queryKey });
    } catch {
      toasts.show({ text: translate('sheet.prepareFailed'), kind: 'error', key: 'sheet' });
    }
    setBusy(false);
  };
  if (isReady) return <Chip size="small" color="success" label={translate('sheet.sync.ready')} />;
  return (
    <Button
      disabled={isBusy || isReady === undefined}
      aria-label={`${translate('sheet.sync.prepare')} ${teams}`}
      onClick={() => void prepare()}
    >
      {translate('sheet.sync.prepare')}
    </Button>
  );
};
