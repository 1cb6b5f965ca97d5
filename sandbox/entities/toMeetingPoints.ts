/** Points of a standing: 3 for a victory, 2 for a draw, 1 for a defeat, none for who did not come. */
const POINTS = { victory: 3, draw: 2, defeat: 1, forfeit: 0 } as const;

export interface MeetingPoints {
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly winner: 'home' | 'away' | 'draw' | null;
}

/** Points of a meeting in the standing of the pool, from the games won on both sides and a forfeit; nothing as long as there is no score. */
export const toMeetingPoints = (
  home: number | null,
  away: number | null,
  forfeit: 'home' | 'away' | 'both' | null,
): MeetingPoints => {
  if (forfeit === 'both') return { homePoints: POINTS.forfeit, awayPoints: POINTS.forfeit, winner: null };
  if (forfeit === 'home') return { homePoints: POINTS.forfeit, awayPoints: POINTS.victory, winner: 'away' };
  if (forfeit === 'away') return { homePoints: POINTS.victory, awayPoints: POINTS.forfeit, winner: 'home' };
  if (home === null || away === null) return { homePoints: null, awayPoints: null, winner: null };
  if (home === away) return { homePoints: POINTS.draw, awayPoints: POINTS.draw, winner: 'draw' };
  return home > away
    ? { homePoints: POINTS.victory, awayPoints: POINTS.defeat, winner: 'home' }
    : { homePoints: POINTS.defeat, awayPoints: POINTS.victory, winner: 'away' };
};
