import type { ReadQuery } from './fromReadQuery.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';

export interface Selection {
  readonly records: readonly ReadRecord[];
  readonly total: number;
}

/** The part of a read model that a query asks for, and how many records it has in all. */
export const select = ({ records }: ReadModel, { filter, sort, from, to }: ReadQuery): Selection => {
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
const fits = (value: string | number | undefined, wanted: unknown): boolean => {
  if (value === undefined) return true;
  return typeof value === 'number' ? value === Number(wanted) : startsAWord(value, String(wanted));
};

const startsAWord = (text: string, wanted: string): boolean => ` ${fold(text)}`.includes(` ${fold(wanted)}`);

const mentions = (record: ReadRecord, wanted: unknown): boolean =>
  Object.values(record).some((value) => typeof value === 'string' && startsAWord(value, String(wanted)));

const collator = new Intl.Collator('fr', { numeric: true });

const compare = (
  one: ReadRecord,
  other: ReadRecord,
  [name, direction]: NonNullable<ReadQuery['sort']>,
): number => {
  const order = collator.compare(String(one[name] ?? ''), String(other[name] ?? ''));
  return (direction === 'DESC' ? -order : order) || one.id - other.id;
};
