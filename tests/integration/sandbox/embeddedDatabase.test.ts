import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/storage/database.ts';
import { openDatabase } from '../../../sandbox/storage/openDatabase.ts';
import { toDatabaseFault } from '../../../sandbox/storage/toDatabaseFault.ts';

/** The embedded database may take this long on a busy machine. */
const START_MS = 60_000;

let db: OpenDatabase;
beforeAll(async () => {
  db = await openDatabase({});
  await db.query(sql`create table balls (id int primary key, name text)`);
}, START_MS);
afterAll(() => db.close());

const prepared = async (): Promise<string[]> =>
  (await db.query<{ statement: string }>(sql`select statement from pg_prepared_statements`)).map(
    ({ statement }) => statement,
  );

it('prepares a statement that comes again, and nothing for one that comes once', async () => {
  const ask = (id: number) => db.query(sql`select name as again from balls where id = ${id}::int`);
  await ask(1);
  await db.query(sql`select name as once from balls where id = ${1}::int`);
  expect(await prepared()).not.toContainEqual(expect.stringContaining('again'));
  await ask(2);
  await ask(3);
  const kept = await prepared();
  expect(kept.filter((text) => text.includes('again'))).toEqual([
    'select name as again from balls where id = $1::int',
  ]);
  expect(kept).not.toContainEqual(expect.stringContaining('once'));
});

it('reads values as the server does: moments as text, lists and documents as what they are', async () => {
  const ask = () =>
    db.query(sql`select '2026-11-21'::date as day, '2026-11-21T10:00:00Z'::timestamptz as moment, array[1, 2] as list,
      '{"a": [1]}'::jsonb as document, true as yes, null::int as none, 1.5::float8 as number`);
  const expected = {
    day: '2026-11-21',
    moment: '2026-11-21 10:00:00+00',
    list: [1, 2],
    document: { a: [1] },
    yes: true,
    none: null,
    number: 1.5,
  };
  for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual([expected]);
});

it('goes on after statements that fail, asked at once and within a transaction', async () => {
  const add = (id: number) => sql`insert into balls values (${id}::int, 'ball')`;
  const results = await Promise.allSettled([1, 1, 2, 1, 3].map((id) => db.query(add(id))));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const refused = await db.query(add(1)).catch((error: unknown) => error);
  expect(toDatabaseFault(refused)).toEqual({ kind: 'unique', constraint: 'balls_pkey', table: 'balls' });
  await expect(
    db.transaction(async (tx) => {
      await tx.query(add(4));
      await Promise.all([tx.query(add(5)), tx.query(add(1))]);
    }),
  ).rejects.toThrow('insert into balls');
  expect(await db.query(sql`select id from balls order by id`)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
