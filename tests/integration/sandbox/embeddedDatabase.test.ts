import { sql } from '../../../sandbox/storage/sql.ts';
import { setImmediate } from 'node:timers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSandbox } from '../../../sandbox/api/openSandbox.ts';
import { entities } from '../../../sandbox/entities/index.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import type { OpenDatabase } from '../../../sandbox/storage/database.ts';
import { openDatabase } from '../../../sandbox/storage/openDatabase.ts';
import { toDatabaseFault } from '../../../sandbox/storage/toDatabaseFault.ts';
import { readEmptyDatabase } from '../../support/readEmptyDatabase.ts';

let db: OpenDatabase;
beforeAll(async () => {
  db = await openDatabase({});
  await db.query(sql`create table balls (id int primary key, name text)`);
});
afterAll(() => db.close());

const prepared = async (): Promise<string[]> =>
  (await db.query<{ statement: string }>(sql`select statement from pg_prepared_statements`)).map(
    ({ statement }) => statement,
  );

it('prepares a statement that comes again, and nothing for one that comes once', async () => {
  const find = (id: number) => db.query(sql`select name as again from balls where id = ${id}::int`);
  await find(1);
  await db.query(sql`select name as once from balls where id = ${1}::int`);
  expect(await prepared()).not.toContainEqual(expect.stringContaining('again'));
  await find(2);
  await find(3);
  const kept = await prepared();
  expect(kept.filter((text) => text.includes('again'))).toEqual([
    'select name as again from balls where id = $1::int',
  ]);
  expect(kept).not.toContainEqual(expect.stringContaining('once'));
});

it('reads values as the server does: moments as text, lists and documents as what they are', async () => {
  const select = () =>
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
  for (let time = 0; time < 3; time += 1) expect(await select()).toEqual([expected]);
});

it('goes on after statements that fail, sent at once and within a transaction', async () => {
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

it('reads and opens sockets while statements wait for their turn', async () => {
  let done = 0;
  const all = Array.from({ length: 40 }, () => db.query(sql`select 1`).then(() => (done += 1)));
  // What waits for a socket is notified between two rounds of the loop, as this is.
  const heard = await new Promise<number>((resolve) => setImmediate(() => resolve(done)));
  await Promise.all(all);
  expect(done).toBe(40);
  expect(heard).toBeLessThan(5);
});

it('serves requests in the order they came, however many statements each of them has', async () => {
  const finished: string[] = [];
  const run = (name: string, statements: number) =>
    db.asRequest(async () => {
      for (let number = 0; number < statements; number += 1) await db.query(sql`select ${number}::int`);
      await db.transaction((tx) => tx.query(sql`select 1`));
      finished.push(name);
    });
  await Promise.all([
    run('first', 20),
    ...Array.from({ length: 20 }, (_none, number) => run(`${number}`, 1)),
  ]);
  expect(finished).toEqual(['first', ...Array.from({ length: 20 }, (_none, number) => `${number}`)]);
});

it('answers 503 to a request that could not be begun in time, and serves the one that was', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sandbox = await openSandbox({
    contents: await readEmptyDatabase(createModel(entities)),
    seed: 'none',
    waitMs: 0,
  });
  const request = () => sandbox.fetch(new Request('http://127.0.0.1/api/pools'));
  let release = (): void => undefined;
  const blocker = sandbox.context.db.transaction(() => new Promise<void>((resolve) => (release = resolve)));
  const [late, alike] = [request(), request()];
  await new Promise((resolve) => setTimeout(resolve, 5));
  release();
  await blocker;
  for (const answer of [await late, await alike]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toMatchObject({
      'hydra:description': 'Trop de demandes attendent en même temps. Réessayez dans un instant.',
    });
  }
  expect((await request()).status).toBe(200);
  await sandbox.close();
  logged.mockRestore();
});
