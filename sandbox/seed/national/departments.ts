import { type Region, toRegion } from '../data/names.ts';
import { type Position, toPlaces, type Town } from '../data/places.ts';
import data from './data/departments.json' with { type: 'json' };

/** A department of the country scale, with the towns its clubs are in. */
export interface Department {
  readonly code: string;
  readonly league: string;
  /** The words after « Comité ». */
  readonly of: string;
  readonly region: Region;
  readonly position: Position;
  readonly towns: readonly Town[];
}

/** The departments with clubs, in the order of their codes. */
export const departments: readonly Department[] = data.map((department) => ({
  ...department,
  ...toPlaces(department),
  region: toRegion(department.region),
}));
