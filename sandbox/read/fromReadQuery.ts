import { RequestFailure } from '../http/failures.ts';
import { measureQuestion, toWords } from '../http/limits.ts';
import { isObject } from '../model/isObject.ts';
import { parseStorable } from '../model/parseStorable.ts';

/** `sort=["name","ASC"]&range=[0,24]&filter={}`, read. */
export interface ReadQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly [name: string, direction: 'ASC' | 'DESC'] | null;
  /** First and last record, both included. */
  readonly from: number;
  readonly to: number;
}

const DEFAULT_TO = 24;
const MAX_RECORDS = 1000;

/** @throws RequestFailure 400 on what is no JSON of the shape that ra-data-simple-rest writes */
export const fromReadQuery = (parameters: URLSearchParams): ReadQuery => {
  const filter = fromJson(parameters, 'filter') ?? {};
  const sort = fromJson(parameters, 'sort') ?? null;
  const range = fromJson(parameters, 'range') ?? [0, DEFAULT_TO];
  if (!isObject(filter)) throw invalid('filter');
  measureQuestion(filter);
  for (const text of [filter['q']].flat()) if (typeof text === 'string') toWords(text);
  if (sort !== null && !isSort(sort)) throw invalid('sort');
  if (!isRange(range)) throw invalid('range');
  const [from, to] = range;
  return { filter, sort, from, to: Math.min(to, from + MAX_RECORDS - 1) };
};

const fromJson = (parameters: URLSearchParams, name: string): unknown => {
  const text = parameters.get(name);
  if (text === null) return null;
  try {
    return parseStorable(text);
  } catch {
    throw invalid(name);
  }
};

const isSort = (value: unknown): value is [string, 'ASC' | 'DESC'] =>
  Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'ASC' || value[1] === 'DESC');

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((bound) => Number.isSafeInteger(bound) && Number(bound) >= 0) &&
  Number(value[0]) <= Number(value[1]);

const invalid = (name: string) => new RequestFailure(400, `Invalid parameter "${name}".`);
