/** Nobody has less. */
const LEAST_CLASS = 5;
const POINTS_A_CLASS = 100;

/** The class ('classement') of so many points: 1159 is 11; nobody is below 5. */
export const classOf = (points: number): number => Math.max(LEAST_CLASS, Math.floor(points / POINTS_A_CLASS));

/** Points as result pages show them: `1953`, or `N790 - 2107` for the 790th of the country. */
export const toRankingText = (points: number, nationalRank: number | null): string =>
  nationalRank === null ? String(Math.floor(points)) : `N${nationalRank} - ${Math.floor(points)}`;
