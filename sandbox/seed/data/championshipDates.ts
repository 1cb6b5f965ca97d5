import { CURRENT_END_YEAR } from '../season.ts';

/** Saturdays of the first phase of the team championship. */
export const championshipDates = ['09-26', '10-10', '10-17', '11-07', '11-21', '12-05', '12-12'].map(
  (day) => `${CURRENT_END_YEAR - 1}-${day}`,
);
