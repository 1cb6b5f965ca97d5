/** The season of reference: people's ages, licences and the current flag follow from it, not from the clock. */
export const CURRENT_END_YEAR = 2027;

export interface SeedSeason {
  readonly id: number;
  /** Year of the 30 June on which the season ends. */
  readonly endYear: number;
}
