import type { Masks } from '../model/entity.ts';
import { today } from '../model/time.ts';
import type { Condition } from '../model/condition.ts';

const MAJORITY = 18;

/** The records whose masked fields are kept back; null for all of them. */
export const maskedWhen = ({ minor }: Masks, clock: () => Date): Condition | null => {
  if (!minor) return null;
  const day = today(clock);
  const born = `${Number(day.slice(0, 4)) - MAJORITY}${day.slice(4)}`;
  return { any: minor.map((path): Condition => ({ path, test: { is: 'gt', value: born } })) };
};
