import data from './clubs.json' with { type: 'json' };
import { type Region, toRegion } from './names.ts';

type Town = readonly [name: string, postalCode: string];

/** What the people of a club are drawn from; the club itself is a row of the tables. */
export interface SeedClub {
  readonly id: number;
  readonly number: string;
  /** `C` is that of a company: adults only. */
  readonly type: string;
  /** Licences of the current season. */
  readonly licences: number;
  readonly region: Region;
  /** Towns of the members. */
  readonly towns: readonly Town[];
}

/** @throws Error on a list of any other length, as all of them here */
const toTown = ([name, postalCode, ...more]: readonly string[]): Town => {
  if (name === undefined || postalCode === undefined || more.length > 0)
    throw new Error('A town has a name and a postal code');
  return [name, postalCode];
};

/** Invented clubs: sequence numbers from 9001 up, which no real club has. */
export const clubs: readonly SeedClub[] = data.map((club) => ({
  ...club,
  region: toRegion(club.region),
  towns: club.towns.map(toTown),
}));
