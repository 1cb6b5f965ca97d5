import type { Rows } from './createRows.ts';

/** The main hall of each club. */
export const findHalls = ({ byEntity }: Rows): ReadonlyMap<number, number> =>
  new Map(
    (byEntity.get('club-sport-hall') ?? [])
      .filter((row) => row['main'] === true)
      .map((row) => [Number(row['club']), Number(row['sportHall'])]),
  );
