import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import {
  absentGames,
  NATIONAL_SETTLED_AT,
  settledIn,
  toMeetingResult,
  type MeetingResult,
} from '../../../rules/meeting.ts';
import { winnersOf } from '../../../rules/sheet/checkSheet.ts';
import type { LineUp, SheetLicence } from '../../../rules/sheet/lineUp.ts';
import type { Sheet, SheetTeam } from '../../../rules/sheet/sheet.ts';
import type { Side } from '../../../rules/side.ts';
import { fieldOf, gameOf, seatOf, toForfeit, type SheetDocument } from './document.ts';
import { deadlineOf, type Facts, type SheetPlayer } from './facts.ts';
import type { SheetState } from './Sheet.ts';
import { toGameState } from './toGameState.ts';

/** Server data of a sheet besides its parts. */
export type ServerState = Pick<SheetState, 'signatures' | 'serverTime'>;

/** The document as the rules of the game read a sheet. */
export const toRulesSheet = (
  document: SheetDocument,
  facts: Facts,
  server: ServerState = { signatures: null, serverTime: null },
): Sheet => ({
  format: facts.format,
  bestOf: facts.bestOf,
  settledAt: settledAtOf(facts),
  teams: toTeams(document, facts, server),
  games: plannedGames(facts.format).map(({ position }) => {
    const typed = gameOf(document, position);
    const { sets, winner, faults } = toGameState(typed, facts.bestOf);
    const faulty = faults.some(({ kind }) => kind !== 'superfluous');
    return { position, sets, winner, forfeit: typed.forfeit !== null, faulty };
  }),
  score: null,
  forfeit: toForfeit(fieldOf(document, 'forfeit')),
  startTime: fieldOf(document, 'startTime') || null,
  endTime: fieldOf(document, 'endTime') || null,
  // By the clock of the server: the one here may be wrong.
  enteredAt: server.signatures?.home?.date ?? server.serverTime,
  deadline: deadlineOf(facts),
});

const settledAtOf = ({ level }: Facts): number | null => (level === 'N' ? NATIONAL_SETTLED_AT : null);

/** An empty seat counts as an absent player once all other games are typed; before, the line-up is unfinished. */
const toTeams = (document: SheetDocument, facts: Facts, server: ServerState): Record<Side, SheetTeam> => {
  const home = toTeam(document, facts, 'home', server);
  const away = toTeam(document, facts, 'away', server);
  const lost = absentGames(facts.format, { home: home.absent, away: away.absent });
  const winners = plannedGames(facts.format).map(
    ({ position }) =>
      toGameState(gameOf(document, position), facts.bestOf).winner ?? lost.get(position) ?? null,
  );
  const settledAt = settledAtOf(facts);
  const end = (settledAt === null ? null : settledIn(winners, settledAt)) ?? winners.length;
  const isPlayed = winners.slice(0, end).every((winner) => winner !== null);
  return isPlayed ? { home, away } : { home: { ...home, absent: [] }, away: { ...away, absent: [] } };
};

const toTeam = (
  document: SheetDocument,
  facts: Facts,
  side: Side,
  { signatures }: ServerState,
): SheetTeam => {
  const letters = lettersOf(facts.format, side);
  const doubles = plannedGames(facts.format).flatMap(({ double }) => double ?? []);
  const unnamed = letters.filter((letter) => seatOf(document, side, letter).player === null);
  return {
    name: facts[side].name,
    // Results may be typed before the line-up: that is no team without players.
    absent: unnamed.length === letters.length ? [] : unnamed,
    unnamed,
    pairs: doubles.map((double) =>
      letters.filter((letter) => seatOf(document, side, letter).pair === double),
    ),
    captain: fieldOf(document, side === 'home' ? 'homeCaptain' : 'awayCaptain') || null,
    // Handing in signs for one side; only then the other captain's signature is due.
    signed: signatures?.home || signatures?.away ? signatures[side] !== null : null,
  };
};

/** The line-up of a side as the rules of eligibility read it. */
export const toLineUp = (document: SheetDocument, facts: Facts, side: Side): LineUp => ({
  side,
  format: facts.format,
  clubs: facts[side].clubs.map(({ identifier }) => identifier),
  team: facts[side].number ?? 1,
  championship: facts.championship,
  phase: facts.phase,
  day: facts.day,
  date: facts.date.slice(0, 10),
  players: lettersOf(facts.format, side).map((letter) => {
    const { player } = seatOf(document, side, letter);
    const known = facts.players.find(({ licence }) => licence === player);
    return {
      letter,
      identifier: known?.identifier ?? player ?? '',
      licence: known && !known.isStranger ? toSheetLicence(known) : null,
    };
  }),
  appearances: facts.players.flatMap(({ identifier, played }) =>
    played.map((day) => ({ identifier, ...day })),
  ),
  poolTeams: facts[side].poolTeams,
});

export const toSheetLicence = (player: SheetPlayer): SheetLicence => ({
  club: player.club,
  type: player.type,
  isValid: player.isValid,
  validationDate: player.validationDate,
  gender: player.gender,
  foreign: player.isForeign,
  mutated: player.isMutated,
  numbered: player.isNumbered,
  medical: player.medical,
  points: player.points,
  suspendedUntil: player.suspendedUntil,
});

/** The score of a meeting out of its sheet. */
export const scoreOf = (document: SheetDocument, facts: Facts): MeetingResult => {
  const sheet = toRulesSheet(document, facts);
  return toMeetingResult(winnersOf(sheet), sheet, sheet.forfeit);
};
