import { toMeetingPoints } from '../entities/toMeetingPoints.ts';

/** Home, away. */
export type Pair = readonly [home: number, away: number];

export type Fault = 'home' | 'away' | 'both' | null;

/** A team of a pool by the key of its opponent. `isOut`: its results are removed and it comes last. */
export interface Entrant {
  readonly opponent: number;
  readonly isOut: boolean;
}

/** A meeting of a pool with a result that counts; sets and rally points only serve to separate equal teams. */
export interface CountedMeeting {
  readonly home: number;
  readonly away: number;
  /** Null where a decision alone ended it. */
  readonly games: Pair | null;
  readonly sets: Pair;
  readonly rallies: Pair;
  readonly forfeit: Fault;
  readonly penalty: Fault;
}

/** A line as `pool-result` keeps it. */
export type StandingLine = Readonly<
  Record<
    | 'opponent'
    | 'definitiveRank'
    | 'definitivePoints'
    | 'sportMatchCount'
    | 'sportMatchWin'
    | 'sportMatchDraw'
    | 'sportMatchLost'
    | 'forfeit'
    | 'penality'
    | 'gamePointWin'
    | 'gamePointLost'
    | 'setsWon'
    | 'setsLost',
    number
  >
>;

/** A meeting as one of its two sides has it. */
interface Outcome {
  readonly opponent: number;
  readonly against: number;
  readonly points: number;
  readonly fault: 'forfeit' | 'penality' | null;
  readonly games: Pair;
  readonly sets: Pair;
  readonly rallies: Pair;
}

/**
 * The standing of a pool of teams, the first on top: points of the meetings, then among equals the points and the
 * quotients of games, sets and rally points of what they played against one another, anew in each smaller circle; whom
 * that leaves equal shares a rank.
 */
export const toStanding = (
  entrants: readonly Entrant[],
  meetings: readonly CountedMeeting[],
): StandingLine[] => {
  const playing = entrants.filter(({ isOut }) => !isOut).map(({ opponent }) => opponent);
  const outcomes = among(playing, meetings.flatMap(toOutcomes));
  const out = entrants.filter(({ isOut }) => isOut).map(({ opponent }) => opponent);
  const circles = [...separate(playing, outcomes), ...(out.length > 0 ? [out] : [])];
  let placed = 0;
  return circles.flatMap((circle) => {
    const definitiveRank = placed + 1;
    placed += circle.length;
    return circle.map((opponent) => ({ ...toFigures(opponent, outcomes), definitiveRank }));
  });
};

const toOutcomes = ({
  home,
  away,
  games,
  sets,
  rallies,
  forfeit,
  penalty,
}: CountedMeeting): readonly Outcome[] => {
  const [homeGames, awayGames] = games ?? [0, 0];
  const { homePoints, awayPoints } = toMeetingPoints(homeGames, awayGames, forfeit ?? penalty);
  const faultOf = (side: 'home' | 'away'): Outcome['fault'] => {
    if ((forfeit ?? penalty) !== side && (forfeit ?? penalty) !== 'both') return null;
    return forfeit === null ? 'penality' : 'forfeit';
  };
  return [
    {
      opponent: home,
      against: away,
      points: homePoints ?? 0,
      fault: faultOf('home'),
      games: [homeGames, awayGames],
      sets,
      rallies,
    },
    {
      opponent: away,
      against: home,
      points: awayPoints ?? 0,
      fault: faultOf('away'),
      games: [awayGames, homeGames],
      sets: swap(sets),
      rallies: swap(rallies),
    },
  ];
};

const swap = ([one, other]: Pair): Pair => [other, one];

const among = (circle: readonly number[], outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ opponent, against }) => circle.includes(opponent) && circle.includes(against));

/** Won and lost in all. */
const sum = (outcomes: readonly Outcome[], pairOf: (outcome: Outcome) => Pair): Pair =>
  outcomes.reduce<Pair>(
    ([won, lost], outcome) => {
      const [more, less] = pairOf(outcome);
      return [won + more, lost + less];
    },
    [0, 0],
  );

/** Nothing lost is the best there is, unless nothing was won either. */
const quotient = ([won, lost]: Pair): number => (won === 0 ? 0 : won / lost);

const CRITERIA: readonly ((own: readonly Outcome[]) => number)[] = [
  (own) => own.reduce((total, { points }) => total + points, 0),
  (own) => quotient(sum(own, ({ games }) => games)),
  (own) => quotient(sum(own, ({ sets }) => sets)),
  (own) => quotient(sum(own, ({ rallies }) => rallies)),
];

/** Circles of equals, the best first. */
const separate = (circle: readonly number[], outcomes: readonly Outcome[]): (readonly number[])[] => {
  if (circle.length === 0) return [];
  const own = among(circle, outcomes);
  for (const criterion of CRITERIA) {
    const values = new Map(
      circle.map((id) => [id, criterion(own.filter(({ opponent }) => opponent === id))] as const),
    );
    const steps = [...new Set(values.values())].toSorted((one, other) => (one < other ? 1 : -1));
    if (steps.length > 1)
      return steps.flatMap((step) =>
        separate(
          circle.filter((id) => values.get(id) === step),
          own,
        ),
      );
  }
  return [circle];
};

const toFigures = (id: number, outcomes: readonly Outcome[]): Omit<StandingLine, 'definitiveRank'> => {
  const own = outcomes.filter(({ opponent }) => opponent === id);
  const ended = (points: number): number => own.filter((outcome) => outcome.points === points).length;
  const lostBy = (fault: Outcome['fault']): number => own.filter((outcome) => outcome.fault === fault).length;
  const [gamePointWin, gamePointLost] = sum(own, ({ games }) => games);
  const [setsWon, setsLost] = sum(own, ({ sets }) => sets);
  return {
    opponent: id,
    definitivePoints: own.reduce((total, { points }) => total + points, 0),
    sportMatchCount: own.length,
    sportMatchWin: ended(3),
    sportMatchDraw: ended(2),
    sportMatchLost: ended(1),
    forfeit: lostBy('forfeit'),
    penality: lostBy('penality'),
    gamePointWin,
    gamePointLost,
    setsWon,
    setsLost,
  };
};
