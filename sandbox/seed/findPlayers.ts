import type { Rows, SeedRow } from './createRows.ts';
import type { SeedSeason } from './season.ts';

/** A licensed competitor of the current season. */
export interface Player {
  readonly licence: number;
  readonly person: number;
  readonly points: number;
}

/** The competitors of each club with a validated competition licence, the strongest first. */
export const findPlayers = (
  { byEntity }: Rows,
  season: SeedSeason,
  competition: number,
): ReadonlyMap<number, readonly Player[]> => {
  const licences = (byEntity.get('licence') ?? []).filter(
    (row) => row['season'] === season.id && row['type'] === competition && row['state'] === 'validated',
  );
  const clubs = new Set(licences.map((row) => Number(row['club'])));
  return new Map(
    [...clubs].map((club) => [
      club,
      licences
        .filter((row) => row['club'] === club)
        .map(toPlayer)
        .toSorted(byStrength),
    ]),
  );
};

const toPlayer = (row: SeedRow): Player => ({
  licence: row.id,
  person: Number(row['person']),
  points: Math.round(Number(row['points'])),
});

const byStrength = (one: Player, other: Player): number => other.points - one.points;
