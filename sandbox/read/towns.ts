import data from './data/towns.json' with { type: 'json' };
import type { ReadModel, ReadRecord } from './readModel.ts';
import { select } from './select.ts';

/** Real French towns, one record for each postal code; a town with several is there several times. */
export const towns: ReadModel = { name: 'towns', find: (query) => select(records, query) };

/** Overseas departments have three digits; the two of Corsica share one postal prefix, split at 202. */
function toDepartment(postalCode: string): string {
  if (postalCode.startsWith('97')) return postalCode.slice(0, 3);
  if (postalCode.startsWith('20')) return postalCode < '20200' ? '2A' : '2B';
  return postalCode.slice(0, 2);
}

const records: readonly ReadRecord[] = data.map((town, index) => ({
  id: index + 1,
  name: town.name,
  postalCode: town.postalCode,
  departmentCode: toDepartment(town.postalCode),
  latitude: town.latitude,
  longitude: town.longitude,
}));
