import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { ApiError } from '../../../http/ApiError.ts';
import { toIri } from '../../../lib/iri.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { saveCalendar } from '../saveCalendar.ts';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { useRead } from '../useRead.ts';
import { ContactLinks, DocumentLinks, TypeBadge } from './tournamentCells.tsx';
import { toAmount, toDates, toDayAndMinute } from './formatTournament.ts';
import { parseTournament, type Tournament } from './parseTournament.ts';
import { toSearchAddress } from './searchFilters.ts';
import { TableList } from './TableList.tsx';
import { TournamentDraws } from './TournamentDraws.tsx';
import type { TournamentPageProps } from './TournamentSearch.tsx';
import { toCalendarEvents } from './toCalendarEvents.ts';

interface TournamentDetailProps extends TournamentPageProps {
  readonly id: number;
}

const { detail: texts } = tournamentTexts;

/** All that is published of one tournament, with its draws. */
export const TournamentDetail = ({ id, transport, entrypoint }: TournamentDetailProps) => {
  const [asked] = useSearchParams();
  const reading = useRead(String(id), async (signal) => {
    const { body } = await transport
      .request(toIri('/tournament_requests', id), { signal })
      .catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 403))
          return { body: null };
        throw error;
      });
    return parseTournament(body, entrypoint);
  });
  const tournament = reading.state.status === 'ready' ? reading.state.data : null;
  const title = tournament?.name ?? publicTexts.titles.tournaments;
  return (
    <>
      <Back to={`?${toSearchAddress(asked)}`}>{texts.back}</Back>
      <PageHeader
        title={title}
        documentTitle={`${title} - ${pageTexts.product}`}
        actions={tournament && <Actions tournament={tournament} />}
      />
      <ReadGate reading={reading}>
        {(shown) =>
          shown === null ? (
            <Typography role="status">{texts.notFound}</Typography>
          ) : (
            <>
              <Card component="section" sx={CARD}>
                <Facts tournament={shown} />
              </Card>
              <Section title={texts.tables}>
                {shown.tables.length === 0 ? (
                  texts.noTables
                ) : (
                  <TableList label={texts.tables} tournament={shown} />
                )}
              </Section>
              <Section title={texts.draws}>
                <TournamentDraws id={id} transport={transport} />
              </Section>
            </>
          )
        }
      </ReadGate>
    </>
  );
};

const CARD = { p: { xs: 1.5, sm: 2 }, mb: 2, '@media print': { border: 0, p: 0 } } as const;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={CARD}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};

const Actions = ({ tournament }: { readonly tournament: Tournament }) => (
  <Buttons>
    <ShareButton title={tournament.name} />
    <Button onClick={() => saveCalendar(tournament.name, toCalendarEvents(tournament))}>
      {texts.calendar}
    </Button>
    <Button onClick={() => globalThis.print()}>{texts.print}</Button>
  </Buttons>
);

const Facts = ({ tournament }: { readonly tournament: Tournament }) => {
  const { identifier, organizer, deadline, isOnline, tableCount, ball, perDay, endowment, contacts } =
    tournament;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.dates, toDates(tournament)],
    [texts.organizer, organizer ?? PLACEHOLDER],
    [texts.hall, <Hall key="hall" tournament={tournament} />],
    [texts.deadline, toDayAndMinute(deadline)],
    [texts.online, isOnline === null ? PLACEHOLDER : isOnline ? texts.yes : texts.no],
    [texts.endowment, toAmount(endowment)],
    [texts.tableCount, tableCount ?? PLACEHOLDER],
    [texts.perDay, perDay ?? PLACEHOLDER],
    [texts.ball, ball ?? PLACEHOLDER],
    [texts.homologation, identifier ?? PLACEHOLDER],
    [
      texts.contacts,
      contacts.length === 0 ? texts.none : <ContactLinks key="contacts" contacts={contacts} />,
    ],
    [texts.documents, <DocumentLinks key="documents" tournament={tournament} />],
  ];
  return (
    <>
      <Badge>
        <TypeBadge tournament={tournament} />
      </Badge>
      <Pairs>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Pairs>
    </>
  );
};

const Hall = ({
  tournament: { hall, street, postalCode, town, position },
}: {
  readonly tournament: Tournament;
}) => {
  const lines = [hall, street, [postalCode, town].filter((part) => part !== null).join(' ')].filter(Boolean);
  if (lines.length === 0) return PLACEHOLDER;
  const { latitude, longitude } = position ?? {};
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {position !== null && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.onMap}
        </a>
      )}
    </>
  );
};

const Back = styled(Link)({
  display: 'inline-block',
  lineHeight: '44px',
  '@media print': { '&&&': { display: 'none' } },
});

const Buttons = styled('div')({ '@media print': { display: 'none' } });

const Badge = styled('p')({ margin: '0 0 12px' });

const Pairs = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  overflowWrap: 'anywhere',
  '& dt': { ...theme.typography.caption, color: paletteOf(theme).text.secondary },
  '& dd': { margin: 0 },
  '@media print': { ...theme.typography.body2, gap: 4, gridTemplateColumns: 'repeat(4, 1fr)' },
}));
