import { clubs } from '../seed/data/clubs.ts';
import { otherTowns } from './data/towns.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';
import { select } from './select.ts';

/** Real French towns, one record for each postal code; a town with several stands several times. */
export const towns: ReadModel = { name: 'towns', find: (query) => select(records, query) };

/** Overseas departments have three digits; the two of Corsica share one postal prefix, split at 202. */
function toDepartment(postalCode: string): string {
  if (postalCode.startsWith('97')) return postalCode.slice(0, 3);
  if (postalCode.startsWith('20')) return postalCode < '20200' ? '2A' : '2B';
  return postalCode.slice(0, 2);
}

/** A club lies in its first town; of the others around it nothing is known. */
const clubTowns = clubs.flatMap(({ towns: around, position }) =>
  around.map(([name, postalCode], index) => [name, postalCode, ...(index === 0 ? position : [])] as const),
);

const records: readonly ReadRecord[] = [...clubTowns, ...otherTowns].map(
  ([name, postalCode, latitude = null, longitude = null], index) => ({
    id: index + 1,
    name,
    postalCode,
    departmentCode: toDepartment(postalCode),
    latitude,
    longitude,
  }),
);
