import type { Pool, TeamRef } from './Pool.ts';

/** Forfeits in a pool that put a team out of it. */
const MOST = 2;

/** Names the teams that two forfeits have put out of their pool, where their state does not tell it already. */
export const withGeneralForfeits = (pool: Pool): Pool => {
  const lost = pool.meetings.flatMap(({ home, away, forfeit }) => [
    forfeit === 'home' || forfeit === 'both' ? home?.id : null,
    forfeit === 'away' || forfeit === 'both' ? away?.id : null,
  ]);
  const named = <T extends TeamRef>(team: T): T =>
    team.id !== null && team.absence === null && lost.filter((id) => id === team.id).length >= MOST
      ? { ...team, absence: 'generalForfeit' }
      : team;
  return {
    ...pool,
    standings: pool.standings.map((line) => ({ ...line, team: named(line.team) })),
    meetings: pool.meetings.map((one) => ({
      ...one,
      home: one.home && named(one.home),
      away: one.away && named(one.away),
    })),
    teams: pool.teams.map(named),
  };
};
