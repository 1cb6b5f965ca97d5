import type { APIRequestContext } from '@playwright/test';

/** Every stored row by table and key: `person/3`. */
export type Database = Readonly<Record<string, Row>>;
type Row = Readonly<Record<string, unknown>>;
type Change = readonly [path: string, values: readonly [before: unknown, after: unknown]];

/** What differs between two states: `club/1.colors` of the old and the new value, null for a row that is not there. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What the server writes by itself when a record is changed. */
const SERVERS_OWN = /\.date_modified$/;

export const readDatabase = async (request: APIRequestContext, api: string): Promise<Database> => {
  const answer = await request.get(`${api}/test/database`);
  if (!answer.ok()) throw new Error(`The database answered ${answer.status()}: ${await answer.text()}`);
  return JSON.parse(await answer.text(), (_key, value: unknown) => toPlain(value)) as Database;
};

/** As SQLite stores it: a boolean and a decimal are numbers; PostgreSQL has `true` and `'12500.50'`. */
const toPlain = (value: unknown): unknown =>
  typeof value === 'boolean' || (typeof value === 'string' && /^-?\d+\.\d+$/.test(value))
    ? Number(value)
    : value;

/** All that is different, in every table, but for what the server itself notes. */
export const compare = (before: Database, after: Database): Changes => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return Object.fromEntries(keys.flatMap((key) => compareRows(key, before[key], after[key])));
};

const compareRows = (key: string, before: Row | undefined, after: Row | undefined): Change[] => {
  if (before === undefined || after === undefined) return [[key, [before ?? null, after ?? null]] as const];
  return Object.keys(after)
    .filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
    .map((column): Change => [`${key}.${column}`, [before[column], after[column]]])
    .filter(([path]) => !SERVERS_OWN.test(path));
};
