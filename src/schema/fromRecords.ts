import { isRealDate } from '../lib/dates.ts';
import { fromApiPath } from '../lib/iri.ts';
import { isObject, toText, type Json } from './read.ts';

/** Rows that are looked at: what none of them has nobody misses. */
const MOST = 30;
const MAX_DEPTH = 3;

/**
 * The answer of a mapping call out of the records themselves, where no document describes them: fields to read, none to
 * type into. Null for what is no list of records.
 */
export const fromRecords = (members: unknown): Json | null => {
  if (!Array.isArray(members)) return null;
  const rows = members.filter(isObject).slice(0, MOST);
  return { fields: toFields(rows, 0), methods: ['GET'], isGuessed: true };
};

const toFields = (rows: readonly Json[], depth: number): readonly Json[] => {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names]
    .filter((name) => !name.startsWith('@') && name !== 'id' && name !== 'originId')
    .map((name) => {
      const values = rows.flatMap((row) => (Object.hasOwn(row, name) ? [row[name]] : []));
      return {
        name,
        readOnly: true,
        ...toValue(
          values.filter((value) => value !== null),
          depth,
        ),
      };
    });
};

/** Common type of all values; `unknown` for several. */
const toValue = (values: readonly unknown[], depth: number): Json => {
  if (values.length > 0 && values.every(Array.isArray))
    return {
      ...toValue(
        values.flat().filter((value) => value !== null),
        depth,
      ),
      multiple: true,
    };
  if (values.length > 0 && values.every(isObject)) return toObject(values, depth);
  const types = new Set(values.map(typeOf));
  const [type = 'string'] = types;
  if (type === 'relation' && types.size === 1) return toRelation(values);
  const isNumber = types.size === 2 && types.has('int') && types.has('float');
  return {
    type: isNumber ? 'float' : types.size > 1 || type === 'relation' ? 'unknown' : type,
    multiple: false,
  };
};

const toObject = (values: readonly Json[], depth: number): Json => {
  const addresses = values.map((value) => value['@id']);
  // A record of a collection is named; a part of this one is shown.
  if (addresses.every((one) => typeOf(one) === 'relation')) return toRelation(addresses);
  if (depth >= MAX_DEPTH) return { type: 'json', multiple: false };
  return { type: 'object', multiple: false, embedded: true, fields: toFields(values, depth + 1) };
};

const toRelation = (addresses: readonly unknown[]): Json => {
  const paths = new Set(
    addresses.map((one) => /^\/[^/]+(?=\/[^/]+$)/.exec(fromApiPath(toText(one) ?? '') ?? '')?.[0]),
  );
  const [path] = paths;
  return { type: 'unknown', multiple: false, embedded: false, path: paths.size === 1 ? path : null };
};

const typeOf = (value: unknown): string => {
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  if (typeof value !== 'string') return 'json';
  if (/^\/[^\s]+\/[^\s/]+$/.test(value) && fromApiPath(value) !== null && !value.includes('/.well-known/'))
    return 'relation';
  if (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}|$)/.test(value) && isRealDate(value))
    return value.length === 10 ? 'date' : 'datetime';
  return value.includes('\n') || value.length > 255 ? 'text' : 'string';
};
