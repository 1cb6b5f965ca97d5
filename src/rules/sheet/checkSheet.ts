import { checkSets, toGameResult, type BestOf } from '../gameResult.ts';
import { plannedGames, type PlannedGame } from '../matchFormats.ts';
import { absentGames, settledIn, toMeetingResult } from '../meeting.ts';
import { SIDES, type Side } from '../side.ts';
import { defineFault, type Fault } from './fault.ts';
import type { Sheet, SheetGame, SheetTeam } from './sheet.ts';

type SheetFaultCode =
  | 'playerMissing'
  | 'twoDoubles'
  | 'pairIncomplete'
  | 'setImpossible'
  | 'setSuperfluous'
  | 'setSuperfluousOf3'
  | 'setSuperfluousOf7'
  | 'gameUnfinished'
  | 'gameMissing'
  | 'gameFaulty'
  | 'gameSuperfluous'
  | 'winnerMismatch'
  | 'scoreMismatch'
  | 'endBeforeStart'
  | 'signatureMissing'
  | 'captainMissing'
  | 'late';

const blocking = defineFault<SheetFaultCode>('blocking');

const warning = defineFault<SheetFaultCode>('warning');

const SUPERFLUOUS = { 3: 'setSuperfluousOf3', 5: 'setSuperfluous', 7: 'setSuperfluousOf7' } as const;

/**
 * Faults that keep a whole sheet from being handed in, in the order of the sheet. A meeting lost by forfeit has no games: only
 * its score, times and signatures are looked at.
 */
export const checkSheet = (sheet: Sheet): Fault<SheetFaultCode>[] => [
  ...(sheet.forfeit === null ? [...checkGames(sheet), ...checkNamed(sheet), ...checkPairs(sheet)] : []),
  ...checkScore(sheet),
  ...checkTimes(sheet),
  ...SIDES.flatMap((side) => checkCaptain(side, sheet.teams[side])),
];

/** Winners in the order of the sheet: what was entered, then what absent players have lost. */
export const winnersOf = (sheet: Sheet): (Side | 'none' | null)[] => {
  const lost = absentGames(sheet.format, { home: sheet.teams.home.absent, away: sheet.teams.away.absent });
  return plannedGames(sheet.format).map(({ position }) => {
    const game = sheet.games.find((one) => one.position === position);
    if (game?.forfeit) return game.winner ?? 'none';
    const played = game && game.sets.length > 0 ? toGameResult(game.sets, sheet.bestOf).winner : null;
    return played ?? lost.get(position) ?? null;
  });
};

const checkGames = (sheet: Sheet): Fault<SheetFaultCode>[] => {
  const winners = winnersOf(sheet);
  const end = sheet.settledAt === null ? null : settledIn(winners, sheet.settledAt);
  return plannedGames(sheet.format).flatMap(({ position }, index) => {
    const game = sheet.games.find((one) => one.position === position);
    if (game?.faulty === true) return [blocking('gameFaulty', { game: position }, { game: position })];
    const isEntered = game !== undefined && (game.sets.length > 0 || game.forfeit === true);
    if (isEntered && end !== null && position > end) {
      return [blocking('gameSuperfluous', { game: position }, { game: position })];
    }
    if (isEntered) return game.forfeit === true ? [] : checkGame(game, sheet.bestOf);
    const isOwed = winners[index] === null && (end === null || position <= end);
    return isOwed ? [blocking('gameMissing', { game: position }, { game: position })] : [];
  });
};

const checkGame = ({ position, sets, winner }: SheetGame, bestOf: BestOf): Fault<SheetFaultCode>[] => {
  const faults = checkSets(sets, bestOf).map((fault): Fault<SheetFaultCode> => {
    if (fault.code === 'gameUnfinished') {
      return blocking('gameUnfinished', { game: position }, { game: position });
    }
    const at = { game: position, set: fault.set };
    return fault.code === 'setImpossible'
      ? blocking('setImpossible', at, { game: position, value: fault.value })
      : blocking(SUPERFLUOUS[bestOf], at, { game: position, set: fault.set });
  });
  const counted = toGameResult(sets, bestOf).winner;
  const differs = winner !== null && counted !== null && winner !== counted;
  return differs ? [...faults, blocking('winnerMismatch', { game: position }, { game: position })] : faults;
};

const checkScore = (sheet: Sheet): Fault<SheetFaultCode>[] => {
  const { score, forfeit } = sheet;
  if (score === null) return [];
  const { home, away } = toMeetingResult(winnersOf(sheet), sheet, forfeit);
  return score.home === home && score.away === away
    ? []
    : [blocking('scoreMismatch', {}, { home: score.home, away: score.away })];
};

/** Times of one day; a meeting that goes on past midnight ends on the sheet at 23:59. */
const checkTimes = ({ startTime, endTime, enteredAt, deadline }: Sheet): Fault<SheetFaultCode>[] => [
  ...(startTime !== null && endTime !== null && endTime < startTime ? [blocking('endBeforeStart')] : []),
  ...(enteredAt !== null && deadline !== null && Date.parse(enteredAt) > Date.parse(deadline)
    ? [warning('late', {}, { deadline })]
    : []),
];

const checkCaptain = (side: Side, { name, captain, signed }: SheetTeam): Fault<SheetFaultCode>[] => [
  ...(captain === null ? [warning('captainMissing', { side }, { team: name })] : []),
  ...(signed === false ? [blocking('signatureMissing', { side }, { team: name })] : []),
];

/**
 * A single needs the names of its players: an unknown player has no licence. A forfeited game names the present side
 * alone; pairs are checked on their own.
 */
const checkNamed = ({ format, games, teams }: Sheet): Fault<SheetFaultCode>[] => {
  const singles = plannedGames(format).filter(({ double }) => double === undefined);
  const isPlayedBy = (side: Side, position: number): boolean => {
    const game = games.find((one) => one.position === position);
    return game?.forfeit === true ? game.winner === side : (game?.sets.length ?? 0) > 0;
  };
  return (['home', 'away'] as const).flatMap((side) =>
    teams[side].unnamed.flatMap((letter): Fault<SheetFaultCode>[] => {
      const played = singles
        .filter((game) => game[side] === letter && isPlayedBy(side, game.position))
        .map(({ position }) => position);
      const values = { games: played.join(', '), smart_count: played.length };
      return played.length > 0 ? [blocking('playerMissing', { side, letter }, values)] : [];
    }),
  );
};

/** A pair is two present players of the line-up, and a player plays one double only (sporting rules, four against four). */
const checkPairs = (sheet: Sheet): Fault<SheetFaultCode>[] => {
  const lost = absentGames(sheet.format, { home: sheet.teams.home.absent, away: sheet.teams.away.absent });
  const doubles = plannedGames(sheet.format).filter(
    ({ double, position }) => double !== undefined && !lost.has(position) && isEntered(sheet, position),
  );
  return (['home', 'away'] as const).flatMap((side) => checkSide(side, sheet, doubles));
};

/** A double given up needs no pair. */
const isEntered = ({ games }: Sheet, position: number): boolean =>
  games.some((game) => game.position === position && game.sets.length > 0);

const checkSide = (side: Side, sheet: Sheet, doubles: readonly PlannedGame[]): Fault<SheetFaultCode>[] => {
  const { pairs, absent } = sheet.teams[side];
  const pairOf = ({ double = 0 }: PlannedGame): readonly string[] => pairs[double - 1] ?? [];
  const isPair = (game: PlannedGame): boolean =>
    new Set(pairOf(game)).size === 2 &&
    pairOf(game).every((letter) => game[side].includes(letter) && !absent.includes(letter));
  const all = doubles.flatMap((game) => [...new Set(pairOf(game))]);
  return [
    ...doubles
      .filter((game) => !isPair(game))
      .map(({ position, double = 0 }) => blocking('pairIncomplete', { side, game: position }, { double })),
    ...[...new Set(all.filter((letter, index) => all.indexOf(letter) !== index))].map((letter) =>
      blocking('twoDoubles', { side, letter }, { letter }),
    ),
  ];
};
