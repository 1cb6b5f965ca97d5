/** The lowest class. */
const LEAST_CLASS = 5;
const POINTS_A_CLASS = 100;

/** The class ('classement') of so many points: 1159 is 11; 5 is the lowest. */
export const classOf = (points: number): number => Math.max(LEAST_CLASS, Math.floor(points / POINTS_A_CLASS));
