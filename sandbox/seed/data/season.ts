import { CURRENT_END_YEAR } from '../addSeasons.ts';

const autumn = CURRENT_END_YEAR - 1;

/** Saturdays of the first phase of the team championship. */
export const championshipDates = ['09-26', '10-10', '10-17', '11-07', '11-21', '12-05', '12-12'].map(
  (day) => `${autumn}-${day}`,
);

/** Weekends of the individual championship. */
export const criteriumDates = [
  `${autumn}-10-04`,
  `${autumn}-11-29`,
  `${CURRENT_END_YEAR}-01-31`,
  `${CURRENT_END_YEAR}-03-28`,
];
