import { toMeetingPoints } from '../meeting.ts';
import type { Forfeit } from '../meeting.ts';
import type { Side } from '../side.ts';
import { quotient, rankTied, splitBy } from './rankTied.ts';
import type { Criterion, Ranks } from './rankTied.ts';
import { toBalance } from './tally.ts';
import type { Balance, Score } from './tally.ts';

/** How teams of equal points are separated: by what they played against one another, or by all they played. */
export type TieBreakRule = 'directMeeting' | 'overall';

export interface PoolTeam<Id> {
  readonly id: Id;
  /** Out of the pool: its results are removed and it comes last. */
  readonly generalForfeit?: boolean;
}

/** A meeting of a pool. Sets and rally points only serve to separate equal teams. */
export interface PoolMeeting<Id> {
  /** Null: exempt. */
  readonly home: Id | null;
  readonly away: Id | null;
  /** Null as long as it was not played. In a forfeit the score of the format to 0. */
  readonly games: Score | null;
  readonly sets?: Score | null;
  readonly rallies?: Score | null;
  readonly forfeit?: Forfeit;
  /** Lost by a decision: no point, as in a forfeit. */
  readonly penalty?: Forfeit;
}

export interface TeamLine<Id> {
  readonly id: Id;
  readonly rank: number;
  /** Others have the same rank: the rules leave it to a draw of lots. */
  readonly shared: boolean;
  readonly played: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Meetings lost by forfeit or penalty; they are not among the lost ones. */
  readonly forfeits: number;
  readonly games: Balance;
  readonly generalForfeit: boolean;
}

/**
 * Standing of a pool of teams: points of the meetings (3, 2, 1, 0), then `directMeeting` (points, then quotients of
 * games, sets and rally points in the meetings between the equal teams, as in pools of players) or `overall` (the same
 * quotients in all meetings). Who cannot be separated shares a rank.
 */
export const teamStanding = <Id>(
  teams: readonly PoolTeam<Id>[],
  meetings: readonly PoolMeeting<Id>[],
  tieBreakRule: TieBreakRule = 'directMeeting',
): TeamLine<Id>[] => {
  const ids = teams.filter(({ generalForfeit }) => !generalForfeit).map(({ id }) => id);
  const counted = meetings.filter(
    ({ home, away }) => home !== null && away !== null && ids.includes(home) && ids.includes(away),
  );
  const criteria = toCriteria(counted, tieBreakRule);
  const ranks = splitBy(ids, (id) => pointsOf(id, counted)).flatMap((group) => rankTied(group, criteria));
  const out = teams.filter(({ generalForfeit }) => generalForfeit).map(({ id }) => id);
  return [...toLines(ranks, counted, 1), ...toLines([out], [], ids.length + 1, true)];
};

/** Teams of different pools, the best first: points per meeting, then the quotient of games over all their meetings. */
export const rankAcrossPools = <Id>(lines: readonly TeamLine<Id>[]): TeamLine<Id>[][] =>
  splitBy(lines, ({ points, played }) => (played === 0 ? 0 : points / played)).flatMap((equal) =>
    splitBy(equal, ({ games }) => quotient(games.won, games.lost)),
  );

const sideOf =
  <Id>(id: Id) =>
  ({ home, away }: PoolMeeting<Id>): Side | null =>
    home === id ? 'home' : away === id ? 'away' : null;

/** Lost without playing. A penalty is told apart only in the rules of who has to pay for it. */
const lostBy = ({ forfeit, penalty }: PoolMeeting<unknown>): Forfeit => forfeit ?? penalty ?? null;

const pointsIn = <Id>(id: Id, meeting: PoolMeeting<Id>): number | null => {
  const side = sideOf(id)(meeting);
  const lost = lostBy(meeting);
  if (side === null || (meeting.games === null && lost === null)) return null;
  return toMeetingPoints(meeting.games?.home ?? 0, meeting.games?.away ?? 0, lost)[side];
};

const pointsOf = <Id>(id: Id, meetings: readonly PoolMeeting<Id>[]): number =>
  meetings.reduce((sum, meeting) => sum + (pointsIn(id, meeting) ?? 0), 0);

const toCriteria = <Id>(meetings: readonly PoolMeeting<Id>[], rule: TieBreakRule): Criterion<Id>[] => {
  const among = (group: readonly Id[]): readonly PoolMeeting<Id>[] =>
    rule === 'overall'
      ? meetings
      : meetings.filter(({ home, away }) => isIn(group, home) && isIn(group, away));
  const byQuotient =
    (scoreOf: (meeting: PoolMeeting<Id>) => Score | null | undefined): Criterion<Id> =>
    (id, group) => {
      const { won, lost } = toBalance(among(group), sideOf(id), scoreOf);
      return quotient(won, lost);
    };
  return [
    (id, group) => pointsOf(id, among(group)),
    byQuotient(({ games }) => games),
    byQuotient(({ sets }) => sets),
    byQuotient(({ rallies }) => rallies),
  ];
};

const isIn = <Id>(group: readonly Id[], id: Id | null): boolean => id !== null && group.includes(id);

const toLines = <Id>(
  ranks: Ranks<Id>,
  meetings: readonly PoolMeeting<Id>[],
  first: number,
  generalForfeit = false,
): TeamLine<Id>[] => {
  let rank = first;
  return ranks.flatMap((equal) => {
    const own = rank;
    rank += equal.length;
    return equal.map((id) => ({
      ...toFigures(id, meetings),
      rank: own,
      shared: equal.length > 1,
      generalForfeit,
    }));
  });
};

const toFigures = <Id>(
  id: Id,
  meetings: readonly PoolMeeting<Id>[],
): Omit<TeamLine<Id>, 'rank' | 'shared' | 'generalForfeit'> => {
  const own = meetings.filter((meeting) => pointsIn(id, meeting) !== null);
  const count = (points: number): number => own.filter((meeting) => pointsIn(id, meeting) === points).length;
  return {
    id,
    played: own.length,
    points: pointsOf(id, own),
    won: count(3),
    drawn: count(2),
    lost: count(1),
    forfeits: count(0),
    games: toBalance(own, sideOf(id), ({ games }) => games),
  };
};
