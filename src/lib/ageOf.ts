/** Completed years on a day; both written `yyyy-MM-dd`. */
export const ageOf = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

const ADULT_AGE = 18;

/** Whether somebody is younger than 18 on a day; both written `yyyy-MM-dd`. */
export const isMinor = (birthDate: string, day: string): boolean => ageOf(birthDate, day) < ADULT_AGE;
