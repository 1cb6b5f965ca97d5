import { clubs } from '../seed/data/clubs.ts';
import { otherTowns } from './data/towns.ts';
import type { ReadModel } from './readModel.ts';

/** Real French towns, one record for each postal code; a town with several stands several times. */
export const towns: ReadModel = {
  name: 'towns',
  records: [...clubs.flatMap((club) => club.towns), ...otherTowns].map(([name, postalCode], index) => ({
    id: index + 1,
    name,
    postalCode,
    departmentCode: toDepartment(postalCode),
  })),
};

/** Overseas departments have three digits; the two of Corsica share one postal prefix, split at 202. */
function toDepartment(postalCode: string): string {
  if (postalCode.startsWith('97')) return postalCode.slice(0, 3);
  if (postalCode.startsWith('20')) return postalCode < '20200' ? '2A' : '2B';
  return postalCode.slice(0, 2);
}
