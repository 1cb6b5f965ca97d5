import { lettersOf, plannedGames } from '../../../rules/matchFormats.ts';
import {
  NATIONAL_SETTLED_AT,
  settledIn,
  toMeetingResult,
  type MeetingResult,
} from '../../../rules/meeting.ts';
import { sumOfGamePoints } from '../../../rules/points/gamePoints.ts';
import { checkLineUp } from '../../../rules/sheet/checkLineUp.ts';
import { checkSheet, winnersOf } from '../../../rules/sheet/checkSheet.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import { DEFAULT_ELIGIBILITY, type EligibilityRules, type LineUp } from '../../../rules/sheet/lineUp.ts';
import type { Sheet, SheetTeam } from '../../../rules/sheet/sheet.ts';
import { SIDES, otherSide, type Side } from '../../../rules/side.ts';
import { fieldOf, gameOf, seatOf, toForfeit, type SheetDocument } from './document.ts';
import { deadlineOf, type Facts, type SheetPlayer } from './facts.ts';
import { playerAt, playerWith } from './players.ts';
import type { SheetAction } from './reduceSheet.ts';
import { toGameState } from './typing.ts';

/** Server data of a sheet besides its parts. */
export interface ServerState {
  /** Signature of each side; null where the reader may not know. */
  readonly signatures: Readonly<Record<Side, Signature | null>> | null;
  /** Server time of the last read; the clock here may be wrong. */
  readonly serverTime: string | null;
}

export interface Signature {
  /** An instant. */
  readonly date: string;
  /** IRI of the person. */
  readonly person: string | null;
}

const UNKNOWN: ServerState = { signatures: null, serverTime: null };

/**
 * The document as the rules of the game read a sheet. An empty seat counts as an absent player once all other games
 * are typed; before, the line-up is unfinished.
 */
const toRulesSheet = (document: SheetDocument, facts: Facts, server = UNKNOWN): Sheet => {
  const teams = {
    home: toTeam(document, facts, 'home', server),
    away: toTeam(document, facts, 'away', server),
  };
  const sheet: Sheet = {
    format: facts.format,
    bestOf: facts.bestOf,
    settledAt: facts.level === 'N' ? NATIONAL_SETTLED_AT : null,
    teams,
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
  };
  if (countedWinners(sheet).every((winner) => winner !== null)) return sheet;
  return { ...sheet, teams: { home: { ...teams.home, absent: [] }, away: { ...teams.away, absent: [] } } };
};

/** Winners of the games that count: all of them, or those until the score was settled. */
const countedWinners = (sheet: Sheet): ReturnType<typeof winnersOf> => {
  const winners = winnersOf(sheet);
  const end = sheet.settledAt === null ? null : settledIn(winners, sheet.settledAt);
  return winners.slice(0, end ?? winners.length);
};

const toTeam = (document: SheetDocument, facts: Facts, side: Side, server: ServerState): SheetTeam => {
  const { signatures } = server;
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
    const known = playerWith(facts, player);
    return {
      letter,
      identifier: known?.identifier ?? player ?? '',
      licence: known?.isStranger === false ? known : null,
    };
  }),
  appearances: facts.players.flatMap(({ identifier, played }) =>
    played.map((day) => ({ identifier, ...day })),
  ),
  poolTeams: facts[side].poolTeams,
});

const eligibilityOf = ({ maxForeigners, maxMutated, maxWomen }: Facts): EligibilityRules => ({
  ...DEFAULT_ELIGIBILITY,
  maxForeigners,
  maxMutated,
  maxWomen,
});

export const lineUpFaults = (document: SheetDocument, facts: Facts, side: Side): Fault[] =>
  checkLineUp(toLineUp(document, facts, side), eligibilityOf(facts));

/** Faults a player would have at a letter. */
export const seatFaults = (lineUp: LineUp, facts: Facts, letter: string, player: SheetPlayer): Fault[] => {
  const candidate = { letter, identifier: player.identifier, licence: player };
  const players = [...lineUp.players.filter((one) => one.letter !== letter), candidate];
  return checkLineUp({ ...lineUp, players }, eligibilityOf(facts)).filter(({ at }) => at.letter === letter);
};

/** Everything that is wrong with a sheet, line-ups first. */
export const sheetFaults = (document: SheetDocument, facts: Facts, server?: ServerState): Fault[] => [
  // A side that does not play needs no line-up.
  ...(fieldOf(document, 'forfeit') === ''
    ? SIDES.flatMap((side) => lineUpFaults(document, facts, side))
    : []),
  ...checkSheet(toRulesSheet(document, facts, server)),
];

/** The score of a meeting out of its sheet. */
export const scoreOf = (document: SheetDocument, facts: Facts): MeetingResult => {
  const sheet = toRulesSheet(document, facts);
  return toMeetingResult(winnersOf(sheet), sheet, sheet.forfeit);
};

/** Forfeits of the games that absent players have lost, so that the games add up to the score. */
export const absentForfeits = (document: SheetDocument, facts: Facts): SheetAction[] => {
  const sheet = toRulesSheet(document, facts);
  if (sheet.forfeit !== null) return [];
  return countedWinners(sheet).flatMap((winner, index): SheetAction[] => {
    const position = index + 1;
    const { isEmpty } = toGameState(gameOf(document, position), facts.bestOf);
    return isEmpty && (winner === 'home' || winner === 'away')
      ? [{ type: 'game', position, game: { texts: [], forfeit: otherSide(winner) } }]
      : [];
  });
};

/** Points of the singles for each player, by current points and contest coefficient. */
export const pointsOf = (
  document: SheetDocument,
  facts: Facts,
): readonly { readonly player: SheetPlayer; readonly points: number }[] => {
  const singles = plannedGames(facts.format).filter(({ double }) => double === undefined);
  return SIDES.flatMap((side) =>
    lettersOf(facts.format, side).flatMap((letter) => {
      const player = playerAt(document, facts, side, letter);
      if (!player) return [];
      const games = singles.flatMap((planned) => {
        const opponent = playerAt(document, facts, otherSide(side), planned[otherSide(side)]);
        const typed = gameOf(document, planned.position);
        const { winner } = toGameState(typed, facts.bestOf);
        if (planned[side] !== letter || !opponent || winner === null) return [];
        const forfeit = typed.forfeit !== null;
        return [{ own: player.points, opponent: opponent.points, won: winner === side, forfeit }];
      });
      return [{ player, points: sumOfGamePoints(games, facts.coefficient) }];
    }),
  );
};
