import type { PoolMeeting } from './teamStanding.ts';

/** Forfeits in a phase that make a general forfeit; a pool is played within one phase. */
const FORFEITS = 2;

/**
 * The teams out of a pool by general forfeit: those that did not come to two of its meetings, whoever else did not. A
 * penalty is no forfeit. Their results are removed and they come last: `PoolTeam.generalForfeit` of the standing. As
 * the federation's contests of teams have been run for years; the wording of this season is to be checked.
 */
export const generalForfeits = <Id>(
  meetings: readonly Pick<PoolMeeting<Id>, 'home' | 'away' | 'forfeit'>[],
): ReadonlySet<Id> => {
  const absent = meetings.flatMap(({ home, away, forfeit }) => [
    ...(home !== null && (forfeit === 'home' || forfeit === 'both') ? [home] : []),
    ...(away !== null && (forfeit === 'away' || forfeit === 'both') ? [away] : []),
  ]);
  return new Set(absent.filter((id) => absent.filter((other) => other === id).length >= FORFEITS));
};
