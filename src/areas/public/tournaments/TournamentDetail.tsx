import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useServices } from '../../../features/ServicesContext.tsx';
import { publicTexts } from '../texts.ts';
import { tournamentPageTexts } from './detail.texts.ts';
import { toFrenchDate, toWallDateTime } from '../../../lib/dates.ts';
import { toIri } from '../../../lib/iri.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { formatCents } from '../../../lib/money.ts';
import { Panel, Row } from '../Panel.ts';
import { saveCalendar } from '../saveCalendar.ts';
import { ReadGate } from '../ReadGate.tsx';
import { ShareButton } from '../ShareButton.tsx';
import { shownOf, useRead } from '../useRead.ts';
import { ContactLinks, DocumentLinks, TypeBadge } from './tournamentCells.tsx';
import { toAddress, toAmount, toDates, toRemaining } from './formatTournament.ts';
import { parseTournament, type Tournament, type TournamentTable } from './parseTournament.ts';
import { RecordList, type Columns } from './RecordList.tsx';
import { toSearchAddress } from './searchFilters.ts';
import { TournamentDraws } from './TournamentDraws.tsx';
import { toCalendarEvents } from './toCalendarEvents.ts';

const { detail: texts } = tournamentPageTexts;

/** All that is published of one tournament, with its draws. */
export const TournamentDetail = ({ id }: { readonly id: number }) => {
  const { entrypoint } = useServices();
  const [params] = useSearchParams();
  const reading = useRead(['tournament', id], async ({ find }) =>
    parseTournament(await find(toIri('/tournament_requests', id)), entrypoint),
  );
  const tournament = shownOf(reading);
  const title = tournament?.name ?? publicTexts.titles.tournaments;
  return (
    <>
      <Back to={`?${toSearchAddress(params)}`}>{texts.back}</Back>
      <PageHeader title={title} actions={tournament && <Actions tournament={tournament} />} />
      <ReadGate reading={reading} missing={texts.notFound}>
        {(shown) => (
          <>
            <Panel>
              <Facts tournament={shown} />
            </Panel>
            <Section title={texts.tables}>
              {shown.tables.length === 0 ? (
                texts.noTables
              ) : (
                <RecordList
                  label={texts.tables}
                  columns={columnsOf(shown)}
                  rows={shown.tables}
                  keyOf={({ code, date }) => `${code} ${date}`}
                />
              )}
            </Section>
            <Section title={texts.draws}>
              <TournamentDraws id={id} />
            </Section>
          </>
        )}
      </ReadGate>
    </>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel>
    <Typography component="h2" variant="h6" sx={{ mb: 1, breakAfter: 'avoid' }}>
      {title}
    </Typography>
    {children}
  </Panel>
);

const Actions = ({ tournament }: { readonly tournament: Tournament }) => (
  <Row sx={{ gap: 0 }}>
    <ShareButton title={tournament.name} />
    <Button onClick={() => saveCalendar(tournament.name, toCalendarEvents(tournament))}>
      {texts.calendar}
    </Button>
    <Button onClick={() => globalThis.print()}>{publicTexts.print}</Button>
  </Row>
);

const Facts = ({ tournament }: { readonly tournament: Tournament }) => {
  const { isOnline, contacts } = tournament;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.dates, toDates(tournament)],
    [texts.organizer, tournament.organizer],
    [texts.hall, <Hall key="hall" tournament={tournament} />],
    [texts.deadline, toDayAndMinute(tournament.deadline)],
    [texts.online, isOnline === null ? null : isOnline ? texts.yes : texts.no],
    [texts.endowment, toAmount(tournament.endowment)],
    [texts.tableCount, tournament.tableCount],
    [texts.perDay, tournament.perDay],
    [texts.ball, tournament.ball],
    [texts.homologation, tournament.identifier],
    [
      texts.contacts,
      contacts.length === 0 ? texts.none : <ContactLinks key="contacts" contacts={contacts} />,
    ],
    [texts.documents, <DocumentLinks key="documents" tournament={tournament} />],
  ];
  return (
    <>
      <TypeBadge tournament={tournament} />
      <DefinitionList rows={facts.map(([label, value]) => [label, value ?? PLACEHOLDER])} sx={FACTS} />
    </>
  );
};

const Hall = ({ tournament }: { readonly tournament: Tournament }) => {
  const lines = toAddress(tournament);
  if (lines.length === 0) return PLACEHOLDER;
  const { latitude, longitude } = tournament.position ?? {};
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {latitude !== undefined && (
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

const { tables: titles, checkIn } = tournamentPageTexts;

/** The events of a tournament: when, for whom, for how much, and what there is to win. */
const columnsOf = (tournament: Tournament): Columns<TournamentTable> => [
  { title: titles.code, cell: toTableName },
  { title: titles.description, cell: toDescription },
  { title: titles.date, cell: ({ date }) => (date === '' ? PLACEHOLDER : toFrenchDate(date)) },
  {
    title: titles.time,
    cell: ({ time, checkInEnd }) =>
      `${time ?? PLACEHOLDER}${checkInEnd === null ? '' : ` (${checkIn} ${checkInEnd})`}`,
  },
  { title: titles.fee, cell: ({ fee }) => toAmount(fee), className: 'figure' },
  { title: titles.endowment, cell: ({ endowment }) => toAmount(endowment), className: 'figure' },
  { title: titles.points, cell: toLimits },
  { title: titles.places, cell: toPlaces },
  { title: titles.remaining, cell: (table) => toRemaining([table], tournament) },
  {
    title: titles.prizes,
    cell: ({ prizes }) =>
      prizes.length === 0
        ? PLACEHOLDER
        : prizes.map((prize, index) => <Prize key={index}>{toPrize(prize)}</Prize>),
  },
];

const Prize = styled('div')({ whiteSpace: 'nowrap' });

const Back = styled(Link)({
  display: 'inline-block',
  lineHeight: '44px',
  '@media print': { '&&&': { display: 'none' } },
});

const FACTS = {
  mt: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
  '& dt': { typography: 'caption' },
  '@media print': { gap: 0.5, gridTemplateColumns: 'repeat(4, 1fr)', '& dd': { typography: 'body2' } },
} as const;

/** `28/10/2026, 23:59` of an instant. */
const toDayAndMinute = (instant: string | null): string => {
  const [date, time] = toWallDateTime(instant).split('T');
  return date && time ? `${toFrenchDate(date)}, ${time}` : PLACEHOLDER;
};

/** `500 à 899`, `jusqu’à 899`, `à partir de 1500`, `Toutes séries`, with gender and double. */
export const toLimits = ({ pointsMin, pointsMax, gender, isDouble }: TournamentTable): string => {
  const { allPoints, upTo, atLeast, and, women, men, double } = tournamentPageTexts;
  const points =
    pointsMin !== null && pointsMax !== null
      ? `${pointsMin} ${and} ${pointsMax}`
      : pointsMax !== null
        ? `${upTo} ${pointsMax}`
        : pointsMin !== null
          ? `${atLeast} ${pointsMin}`
          : allPoints;
  const sex = gender === 'F' ? women : gender === 'M' ? men : null;
  return [points, sex, isDouble ? double : null].filter((part) => part !== null).join(', ');
};

/** `48, 8 sur liste d’attente`. */
const toPlaces = ({ maxPlayers, waitingList }: TournamentTable): string => {
  if (maxPlayers === null) return PLACEHOLDER;
  return waitingList === null
    ? String(maxPlayers)
    : `${maxPlayers}, ${waitingList} ${tournamentPageTexts.waiting}`;
};

/** `1 : 60,00 €` */
const toPrize = ({ rank, amount, gift }: TournamentTable['prizes'][number]): string =>
  `${tournamentPageTexts.rank} ${rank}\u00a0: ${[amount === null ? null : formatCents(amount), gift]
    .filter((part) => part !== null)
    .join(', ')}`;

/** `A (500-799)` */
const toTableName = ({ code, name }: TournamentTable): string =>
  name === null || name === code ? code : `${code} (${name})`;

const toDescription = ({ description, format, bestOf }: TournamentTable): string => {
  const { bestOf: best, sets } = tournamentPageTexts;
  const parts = [description, format, bestOf === null ? null : `${best} ${bestOf} ${sets}`];
  return parts.filter((part) => part !== null).join(', ') || PLACEHOLDER;
};
