import { styled } from '@mui/material/styles';
import { publicTeamTexts as texts } from './texts.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { toFrenchDate } from '../../../lib/dates.ts';
import { toIri } from '../../../lib/iri.ts';
import { Table, type Column } from '../../../ui/Table.tsx';
import { fullName } from '../../../lib/fullName.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { withoutOrganizer } from '../../../lib/withoutOrganizer.ts';
import { isObject, isTrue, oneOf, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { endings } from '../../../rules/outcome.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import { LiveStatus } from '../LiveStatus.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { Remarks } from './Meetings.tsx';
import { OpenedInPool, TeamLink } from './TeamLink.tsx';
import { toNotes, toOutcome, toStates } from './toNotes.ts';
import { fromMeeting } from './fromPool.ts';

/** The sheet of a meeting: both line-ups, the games with their sets, the score. */
export const MeetingSheet = ({ meeting }: { readonly meeting: number }) => {
  const path = toIri('/sport_matches', meeting);
  const reading = useRead(['sheet', path], async ({ find }) => fromSheet(await find(path)));
  return (
    <OpenedInPool title={texts.sheet}>
      <ReadGate reading={reading} missing={texts.unknownSheet}>
        {(sheet) => (
          <>
            <LiveStatus topic={path} reading={reading} />
            <SheetView sheet={sheet} />
          </>
        )}
      </ReadGate>
    </OpenedInPool>
  );
};

const SheetView = ({ sheet: { meeting, title, home, away, games } }: { readonly sheet: Sheet }) => {
  const notes = toNotes(meeting, meeting.plannedDate);
  const states = toStates(meeting);
  const outcome = toOutcome(meeting) ?? texts.notPlayed;
  const when = [meeting.date && toFrenchDate(meeting.date), meeting.time].filter(Boolean).join(' ');
  return (
    <>
      <p>{[title, `${texts.round} ${meeting.round}`, when].filter(Boolean).join(' · ')}</p>
      <Score>
        <span>{meeting.home ? <TeamLink team={meeting.home} /> : texts.exempt}</span>
        <strong aria-label={`${texts.finalScore} ${outcome}`} role="img">
          {outcome}
        </strong>
        <span>{meeting.away ? <TeamLink team={meeting.away} /> : texts.exempt}</span>
      </Score>
      {notes.length + states.length > 0 && (
        <p>
          <Remarks notes={notes} states={states} />
        </p>
      )}
      <Sides>
        <LineUp title={meeting.home?.name ?? texts.exempt} players={home} />
        <LineUp title={meeting.away?.name ?? texts.exempt} players={away} />
      </Sides>
      {games.length > 0 ? <Games games={games} /> : <p>{texts.noGames}</p>}
    </>
  );
};

const LineUp = ({ title, players }: { readonly title: string; readonly players: readonly Player[] }) => (
  <section>
    <h3>{title}</h3>
    {players.length === 0 ? (
      <p>{texts.noLineUp}</p>
    ) : (
      <ul>
        {players.map((player) => (
          <li key={`${player.letter} ${player.number}`}>
            <b>{player.letter}</b> {player.name}
            {player.points !== null && ` ${toFigure(Math.round(player.points))}\u00a0${texts.pts}`}
            <small>{markersOf(player)}</small>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const markersOf = ({ number, isCaptain, isMutated, isForeign, isAbsent }: Player): string => {
  const marks = [
    number,
    isCaptain && texts.captain,
    isMutated && texts.mutated,
    isForeign && texts.foreign,
    isAbsent && texts.absent,
  ].filter(Boolean);
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
};

const Games = ({ games }: { readonly games: readonly Game[] }) => (
  <>
    <Table caption={texts.games} columns={COLUMNS} rows={games} keyOf={({ position }) => position} />
    <p>
      <small>{texts.setsHelp}</small>
    </p>
  </>
);

const COLUMNS: readonly Column<Game>[] = [
  { title: texts.game, cell: ({ position }) => position, className: 'figure rank' },
  {
    title: texts.games,
    isHead: true,
    cell: ({ label, home, away, winner }) => (
      <>
        <small>{label} </small>
        {winner === 'home' ? <strong>{home}</strong> : home} –{' '}
        {winner === 'away' ? <strong>{away}</strong> : away}
      </>
    ),
  },
  {
    title: texts.sets,
    cell: ({ sets, isForfeit, ending, isNotCounted }) =>
      [sets, isForfeit && texts.gameForfeit, ending && texts.ending[ending], isNotCounted && texts.notCounted]
        .filter(Boolean)
        .join(' · '),
  },
];

const Score = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& span:first-of-type': { textAlign: 'right' },
  '& span': { overflowWrap: 'anywhere' },
  '& strong': { fontSize: '1.375rem', whiteSpace: 'nowrap' },
});

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: '0 24px',
  marginBottom: 16,
  '& h3': { fontSize: '1rem', margin: '16px 0 8px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: '2px 0' },
});

type Sheet = NonNullable<ReturnType<typeof fromSheet>>;

type Player = ReturnType<typeof toPlayer>;

type Game = ReturnType<typeof toGame>;

/** The sheet of a meeting as REST gives it; null when it is none. */
export const fromSheet = (body: unknown) => {
  const raw = toMap(body);
  const [meeting] = fromMeeting(raw);
  if (!meeting) return null;
  const division = toMap(raw.division);
  const names = [toMap(division.contest).name, division.name].map(toText);
  return {
    meeting,
    title: names.flatMap((name) => (name ? withoutOrganizer(name) : [])).join(' · '),
    home: toList(raw.homeSheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    away: toList(raw.awaySheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    games: toList(raw.games)
      .filter(isObject)
      .map(toGame)
      .toSorted((one, other) => one.position - other.position),
  };
};

const byLetter = (one: Player, other: Player): number => one.letter.localeCompare(other.letter);

const toPlayer = (raw: Json) => {
  const licence = toMap(raw.player);
  return {
    letter: toText(raw.letter) ?? '',
    name: nameOf(licence) ?? PLACEHOLDER,
    number: toText(licence.identifier),
    points: toNumber(raw.points) ?? toNumber(licence.points),
    isCaptain: isTrue(raw.captain),
    isMutated: isTrue(raw.mutated),
    isForeign: isTrue(raw.foreign),
    isAbsent: isTrue(raw.absent),
  };
};

const nameOf = (licence: unknown): string | null => {
  const name = fullName(toMap(licence).person);
  return name === PLACEHOLDER ? null : name;
};

const toGame = (raw: Json) => {
  const side = (name: Side): string =>
    [raw[`${name}Player`], raw[`${name}TeammatePlayer`]].map(nameOf).filter(Boolean).join(' et ') ||
    PLACEHOLDER;
  return {
    position: toNumber(raw.position) ?? 0,
    label: toText(raw.label) ?? '',
    home: side('home'),
    away: side('away'),
    /** `09 -08`: points of the loser of each set, with a minus where the home side lost. */
    sets: toList(raw.sets).filter(isObject).map(toSet).join(' '),
    winner: oneOf(raw.winner, SIDES),
    isForfeit: isTrue(raw.forfeit),
    ending: oneOf(raw.ending, endings),
    isNotCounted: isTrue(raw.notCounted),
  };
};

const toSet = ({ won, loser }: Json): string =>
  `${isTrue(won) ? '' : '-'}${String(toNumber(loser) ?? 0).padStart(2, '0')}`;
