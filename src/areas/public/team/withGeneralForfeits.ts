import { generalForfeits } from '../../../rules/generalForfeits.ts';
import type { Pool, TeamRef } from './Pool.ts';

/** Says of the teams out by general forfeit why they play no more, where their state does not tell it. */
export const withGeneralForfeits = (pool: Pool): Pool => {
  const out = generalForfeits(
    pool.meetings.map(({ home, away, forfeit }) => ({
      home: home?.id ?? null,
      away: away?.id ?? null,
      forfeit,
    })),
  );
  const named = <T extends TeamRef>(team: T): T =>
    team.id !== null && team.absence === null && out.has(team.id)
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
