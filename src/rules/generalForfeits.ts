import type { Forfeit } from './meeting.ts';

/** A meeting of a pool by its teams; null where a team is exempt. */
interface PoolMeeting<Id> {
  readonly home: Id | null;
  readonly away: Id | null;
  readonly forfeit?: Forfeit;
}

/** Forfeits in a phase that make a general forfeit; a pool is played within one phase. */
const FORFEITS = 2;

/**
 * The teams out of a pool by general forfeit: those that did not come to two of its meetings, with or without the other
 * side. A penalty is no forfeit. The server removes their results and puts them last. As the federation's contests of
 * teams have been run for years; the wording of this season is to be checked.
 */
export const generalForfeits = <Id>(meetings: readonly PoolMeeting<Id>[]): ReadonlySet<Id> => {
  const absent = meetings.flatMap(({ home, away, forfeit }) => [
    ...(home !== null && (forfeit === 'home' || forfeit === 'both') ? [home] : []),
    ...(away !== null && (forfeit === 'away' || forfeit === 'both') ? [away] : []),
  ]);
  return new Set(absent.filter((id) => absent.filter((other) => other === id).length >= FORFEITS));
};
