/** Two places of a pool, from 1; the first receives. */
export type Pairing = readonly [number, number];

/**
 * Who meets whom in a pool, day by day (in pools of players: round by round), by place in the initial order. The pool of
 * 8 is that of the team championship, those of 3 to 5 are pools of players; a federal sheet may swap the last two games
 * of a pool of 3, which is why this is data.
 */
export const POOL_CALENDARS: Readonly<Record<3 | 4 | 5 | 8, readonly (readonly Pairing[])[]>> = {
  3: [[[1, 3]], [[1, 2]], [[2, 3]]],
  4: [
    [
      [1, 4],
      [2, 3],
    ],
    [
      [1, 3],
      [2, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  5: [
    [
      [1, 4],
      [2, 3],
    ],
    [
      [1, 5],
      [3, 4],
    ],
    [
      [2, 5],
      [1, 3],
    ],
    [
      [3, 5],
      [2, 4],
    ],
    [
      [4, 5],
      [1, 2],
    ],
  ],
  8: [
    [
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ],
    [
      [7, 1],
      [6, 2],
      [5, 3],
      [8, 4],
    ],
    [
      [1, 6],
      [2, 5],
      [3, 4],
      [8, 7],
    ],
    [
      [5, 1],
      [4, 2],
      [3, 8],
      [6, 7],
    ],
    [
      [1, 4],
      [2, 3],
      [7, 5],
      [8, 6],
    ],
    [
      [3, 1],
      [2, 8],
      [4, 7],
      [5, 6],
    ],
    [
      [1, 2],
      [7, 3],
      [6, 4],
      [8, 5],
    ],
  ],
};

/** A meeting of the calendar; null is nobody, so that the other is exempt that day. */
export interface CalendarMeeting<Id> {
  readonly day: number;
  readonly home: Id | null;
  readonly away: Id | null;
}

/** The meetings of a pool of 7 or 8 teams given in their initial order; in a pool of 7 place 8 is free. */
export const teamCalendar = <Id>(teams: readonly Id[]): CalendarMeeting<Id>[] => {
  if (teams.length !== 7 && teams.length !== 8) {
    throw new RangeError(`A pool has 7 or 8 teams, not ${teams.length}`);
  }
  return POOL_CALENDARS[8].flatMap((pairings, index) =>
    pairings.map(([home, away]) => ({
      day: index + 1,
      home: teams[home - 1] ?? null,
      away: teams[away - 1] ?? null,
    })),
  );
};
