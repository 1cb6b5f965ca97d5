import data from './clubs.json' with { type: 'json' };
import { type Region, toRegion } from './names.ts';
import { type Position, toPlaces, type Town } from './places.ts';

export interface SeedClub {
  readonly number: string;
  readonly name: string;
  /** As printed in results, 30 characters at most. */
  readonly shortLabel: string;
  readonly type: 'L' | 'C';
  /** Licences of the current season. */
  readonly licences: number;
  readonly founded: string;
  readonly colors: string;
  readonly position: Position;
  readonly hall: string;
  readonly region: Region;
  /** Towns of the members; the club is in the first. */
  readonly towns: readonly Town[];
}

/** Invented clubs: sequence numbers from 9001 up, which no real club has. */
export const clubs: readonly SeedClub[] = data.map((club) => ({
  ...club,
  ...toPlaces(club),
  type: club.type === 'C' ? 'C' : 'L',
  region: toRegion(club.region),
}));
