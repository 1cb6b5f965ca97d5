import type { Rows } from './createRows.ts';

export interface SeedSeason {
  readonly id: number;
  /** Year of the 30 June on which the season ends. */
  readonly endYear: number;
}

/** The season of reference: people's ages, licences and the current flag follow from it, not from the clock. */
export const CURRENT_END_YEAR = 2027;

const COUNT = 3;

/** Fees of a club for a season, in cents. */
export const AFFILIATION_FEE = 32_000;

/** The current season and those before it, oldest first. */
export const addSeasons = (rows: Rows): SeedSeason[] =>
  Array.from({ length: COUNT }, (_, index) => CURRENT_END_YEAR - COUNT + 1 + index).map((endYear) => {
    const startYear = endYear - 1;
    const id = rows.add('season', {
      name: `${startYear}/${endYear}`,
      startDate: `${startYear}-07-01`,
      endDate: `${endYear}-06-30`,
      current: endYear === CURRENT_END_YEAR,
      renewalStartDate: `${startYear}-07-05`,
      mutationStartDate: `${startYear}-05-15`,
      mutationEndDate: `${startYear}-06-30`,
      affiliationFee: AFFILIATION_FEE,
    });
    return { id, endYear };
  });
