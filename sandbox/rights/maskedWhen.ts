import type { Masks } from '../model/entity.ts';
import { today } from '../model/time.ts';
import type { Condition } from '../model/condition.ts';

const MAJORITY = 18;

/** The records whose masked fields are kept back; null for all of them. */
export const maskedWhen = ({ minor, minorByYear = [] }: Masks, clock: () => Date): Condition | null => {
  if (!minor) return null;
  const day = today(clock);
  const year = Number(day.slice(0, 4)) - MAJORITY;
  const isAfter = (path: string, value: string): Condition => ({ path, test: { is: 'gt', value } });
  return {
    any: [
      ...minor.map((path) => isAfter(path, `${year}${day.slice(4)}`)),
      ...minorByYear.map((path) => isAfter(path, String(year - 1))),
    ],
  };
};
