import type { ReadQuery } from './fromReadQuery.ts';
import type { ReadRecord, Selection } from './readModel.ts';

/** Filters, orders and cuts records that are all at hand. */
export const select = (records: readonly ReadRecord[], { filter, sort, from, to }: ReadQuery): Selection => {
  const found = records.filter((record) =>
    Object.entries(filter).every(([name, wanted]) => {
      const values = Array.isArray(wanted) ? wanted : [wanted];
      return values.some((value) => (name === 'q' ? mentions(record, value) : fits(record[name], value)));
    }),
  );
  const sorted = sort === null ? found : found.toSorted((one, other) => compare(one, other, sort));
  return { records: sorted.slice(from, to + 1), total: found.length };
};

/** Text without case, accents and signs: `saint maur` finds Saint-Maur-des-Fossés. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** A field that is not there holds nothing back: unknown filters are ignored, as in collections. */
const fits = (value: unknown, wanted: unknown): boolean => {
  if (typeof wanted === 'object') return true;
  if (typeof value === 'number') return value === Number(wanted);
  return typeof value !== 'string' || startsAWord(value, toPlain(wanted));
};

export const startsAWord = (text: string, wanted: string): boolean =>
  ` ${fold(text)}`.includes(` ${fold(wanted)}`);

const mentions = (record: ReadRecord, wanted: unknown): boolean =>
  Object.values(record).some((value) => typeof value === 'string' && startsAWord(value, toPlain(wanted)));

const collator = new Intl.Collator('fr', { numeric: true });

const compare = (
  one: ReadRecord,
  other: ReadRecord,
  [name, direction]: NonNullable<ReadQuery['sort']>,
): number => {
  const [left, right] = [one[name] ?? '', other[name] ?? ''];
  const isCounted = typeof left === 'number' && typeof right === 'number';
  const order = isCounted ? left - right : collator.compare(toPlain(left), toPlain(right));
  return (direction === 'DESC' ? -order : order) || one.id - other.id;
};

const toPlain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
