import { fromCollection } from '../../../schema/fromCollection.ts';
import { toMap, toNumber } from '../../../schema/read.ts';

/** A page of a collection. */
export const toPageOf = <T>(body: unknown, parse: (member: unknown) => T | null) => {
  const rows = fromCollection(body).flatMap((member) => parse(member) ?? []);
  const total = toMap(body)['hydra:totalItems'] ?? toMap(body).totalItems;
  return { rows, total: toNumber(total) ?? rows.length };
};
