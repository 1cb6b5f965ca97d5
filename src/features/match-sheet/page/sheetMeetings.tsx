import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query, type Query } from '../../../data/graphql/query.ts';
import type { MessageKey } from '../../../i18n/MessageKey.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { iriOf, toIri } from '../../../lib/iri.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { valueAt } from '../../../lib/paths.ts';
import { toText, type Json } from '../../../schema/read.ts';
import { accountOf } from '../../../session/SessionState.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useFocusAfter } from '../../../ui/useFocusAfter.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { useMayOpen } from '../../FeaturesContext.tsx';
import { PageLink } from '../../PageLink.tsx';
import { useServices } from '../../ServicesContext.tsx';
import { readUnsent } from '../sync/openStored.ts';
import { readFacts } from '../sync/readFacts.ts';
import { registerShell } from '../sync/useSheet.ts';
import { useStateText } from './partTexts.ts';

interface SheetLinkProps {
  /** IRI of the meeting; absent, that of the address. */
  readonly match?: string;
  /** Accessible name, where the page has several such links. */
  readonly name?: string;
  readonly label?: MessageKey;
}

/** Opens the sheet of a meeting. */
export const SheetLink = ({ match, name, label = 'sheet.open' }: SheetLinkProps) => (
  <PageLink path="sport-matches/:id/sheet" label={label} iri={match} name={name} />
);

/** Opens the sheet of the meeting that a request is about. */
export const RequestedSheet = () => {
  const match = iriOf(useRecordContext()?.sportMatch);
  return match === null ? null : <SheetLink match={match} />;
};

export const HOME = 'homeOpponent.team';
export const AWAY = 'awayOpponent.team';

/** Meetings by their date, as their lines show them. */
export const useMeetings = (name: string, narrow: (meetings: Query) => Query, isEnabled: boolean) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const canAccess = useMayOpen()({ resource: 'sport-matches' });
  const meetings = query(name, '/sport_matches')
    .select('date', 'status', 'open', `${HOME}.name`, `${AWAY}.name`)
    .orderBy('date')
    .withoutTotal();
  const narrowed = narrow(meetings);
  const answer = useQuery({
    queryKey: ['sport-matches', narrowed.parts],
    queryFn: async ({ signal }) => (await dataProvider.query(narrowed, { signal })).data,
    enabled: canAccess && isEnabled,
  });
  return { ...answer, canAccess };
};

/** The meetings of the team in the address, with their sheets. */
export const TeamMeetings = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const [isOpen, setOpen] = useState(false);
  const team = toIri('/teams', id);
  const { data, error, refetch, canAccess } = useMeetings(
    'teamMeetings',
    (meetings) => meetings.orWhere(HOME, team).orWhere(AWAY, team).pagination({ limit: 100 }),
    isOpen,
  );
  if (!canAccess) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('sheet.meetings')}</Button>
      {isOpen && (
        <DialogFrame
          wide
          title={translate('sheet.meetings')}
          actions={<Button onClick={() => setOpen(false)}>{translate('sheet.close')}</Button>}
        >
          {error && !data && (
            <Failure message={translate('sheet.comingFailed')} onRetry={() => void refetch()} />
          )}
          {!data && !error && <Loading />}
          {data?.length === 0 && <Typography>{translate('sheet.noMeetings')}</Typography>}
          {data && <MeetingLines meetings={data} />}
        </DialogFrame>
      )}
    </>
  );
};

/** The sheets with entries that this device alone has, each with the way to send them. */
export const UnsentSheets = () => {
  const translate = useTranslate();
  const { session, sheets } = useServices();
  const account = accountOf(session.getState()) ?? '';
  const { data } = useQuery({
    queryKey: ['unsent-sheets', account],
    queryFn: () => readUnsent(sheets, account),
    networkMode: 'always',
    gcTime: 0,
  });
  if (!data?.length) return null;
  return (
    <SectionCard title={translate('sheet.unsent.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ key: match, count, name }) => (
          <li key={match}>
            {translate('sheet.unsent.line', { smart_count: count, name: name ?? translate('sheet.open') })}{' '}
            <SheetLink match={match} name={`${translate('sheet.open')} ${name ?? ''}`} />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
};

/** Meetings by their day, each with the way to its sheet and, as long as it is open, to have it without network. */
export const MeetingLines = ({ meetings }: { readonly meetings: readonly Json[] }) => {
  const translate = useTranslate();
  const stateOf = useStateText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {meetings.map((meeting) => {
        const match = String(meeting['@id']);
        // A missing opponent is a bye.
        const nameAt = (path: string): string => toText(valueAt(meeting, path)) ?? translate('sheet.exempt');
        const teams = meetingName(nameAt(`${HOME}.name`), nameAt(`${AWAY}.name`));
        const isOpen = meeting.open === true;
        return (
          <Box
            component="li"
            key={match}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            <Typography>
              {formatDate(meeting.date)} · {teams}
              {!isOpen && ` · ${stateOf(toText(meeting.status) ?? '')}`}
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
export const PrepareOffline = ({ match, teams }: { readonly match: string; readonly teams: string }) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const { session, sheets, transport } = useServices();
  const account = accountOf(session.getState()) ?? '';
  const { data: isReady, refetch } = useQuery({
    queryKey: ['stored-sheet', account, match],
    queryFn: async () => (await sheets.read(account, match).catch(() => null)) !== null,
    networkMode: 'always',
  });
  const { mutate: prepare, isPending } = useMutation({
    mutationFn: async () => {
      const { facts, sheet } = await readFacts(transport, match);
      const hasShell = await registerShell();
      if (!(await sheets.isAvailable()) || (import.meta.env.PROD && !hasShell))
        throw new Error('Nothing is kept');
      await sheets.writeFacts(account, match, { facts, base: sheet.parts });
      await refetch();
    },
    networkMode: 'always',
    onError: () => toasts.show({ text: translate('sheet.prepareFailed'), kind: 'error', key: 'sheet' }),
  });
  const shown = useRef<HTMLElement>(null);
  useFocusAfter(isPending, shown);
  const keep = (element: HTMLElement | null): void => {
    shown.current = element;
  };
  if (isReady)
    return (
      <Chip ref={keep} tabIndex={-1} size="small" color="success" label={translate('sheet.sync.ready')} />
    );
  return (
    <Button
      ref={keep}
      loading={isPending}
      disabled={isReady === undefined}
      aria-label={`${translate('sheet.sync.prepare')} ${teams}`}
      onClick={() => prepare()}
    >
      {translate('sheet.sync.prepare')}
    </Button>
  );
};
