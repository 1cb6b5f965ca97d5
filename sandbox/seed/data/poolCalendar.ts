/** Meetings of a pool of eight, day after day, by the places of the initial order, home side first. */
export const poolCalendar: readonly (readonly (readonly [home: number, away: number])[])[] = [
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
];
