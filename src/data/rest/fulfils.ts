import { foldText } from '../../lib/text.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { toNumber } from '../../schema/read.ts';
import { recordKey } from '../graphql/createRecordLoader.ts';
import { isRange, type Condition, type QueryParts } from '../graphql/query.ts';
import { named } from './toRestPath.ts';

/** The requested filters that a collection does not know, and so has ignored. */
export type Ignored = Pick<QueryParts, 'where' | 'not' | 'or'> & {
  /** Other conditions, which cannot be checked on a record. */
  readonly others: number;
};

/** The conditions of a question whose parameters a collection does not name among its filters. */
export const ignoredOf = (
  { where, custom, not, or, exists, optional }: QueryParts,
  known: ReadonlySet<string>,
): Ignored => {
  const isIgnored = (name: string, value: unknown): boolean =>
    named(name, value).some((parameter) => !known.has(parameter.name));
  return {
    where: where.filter(({ path, value }) => !optional.includes(path) && isIgnored(path, value)),
    not: not.filter(({ path, value }) => isIgnored(`not[${path}]`, value)),
    or: or.some(({ path, value }) => isIgnored(`or[${path}]`, value)) ? or : [],
    others:
      custom.filter(([name, value]) => isIgnored(name, value)).length +
      exists.filter(([path, value]) => isIgnored(`exists[${path}]`, value)).length,
  };
};

/** Whether the collection heeded every condition. */
export const isHeeded = ({ where, not, or, others }: Ignored): boolean =>
  where.length + not.length + or.length + others === 0;

/** Whether a record fulfils what its collection ignored; null where the record does not show it. */
export const fulfils = (record: unknown, { where, not, or, others }: Ignored): boolean | null => {
  if (others > 0) return null;
  return all([
    ...where.map((condition) => holds(record, condition)),
    ...not.map((condition) => opposite(holds(record, condition))),
    ...(or.length > 0 ? [opposite(all(or.map((condition) => opposite(holds(record, condition)))))] : []),
  ]);
};

const opposite = (result: boolean | null): boolean | null => (result === null ? null : !result);

const all = (result: readonly (boolean | null)[]): boolean | null =>
  result.includes(false) ? false : result.includes(null) ? null : true;

const holds = (record: unknown, { path, value }: Condition): boolean | null => {
  const received = path === 'id' ? iriOf(record) : valueAt(record, path);
  if (received === undefined || isRange(value)) return null;
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).some((one) =>
    isSame(received, one),
  );
};

/** Texts are searched, as filters of names do; a related record is known by its address or its number. */
const isSame = (received: unknown, wanted: unknown): boolean => {
  if (Array.isArray(received)) return received.some((one) => isSame(one, wanted));
  const iri = iriOf(received);
  if (iri !== null && iri.startsWith('/'))
    return recordKey(iri) === recordKey(String(wanted)) || idOf(iri) === wanted;
  if (typeof received === 'string' && typeof wanted === 'string')
    return foldText(received).includes(foldText(wanted));
  return received === wanted || (toNumber(received) !== null && toNumber(received) === toNumber(wanted));
};
