import { sql } from '../../../sandbox/storage/sql.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/storage/database.ts';
import { openDatabase } from '../../../sandbox/storage/openDatabase.ts';

const url = process.env['DATABASE_URL'];
const BUDGET_MS = 200;

let db: OpenDatabase;
beforeAll(async () => {
  db = await openDatabase({ url, budgetMs: BUDGET_MS });
  await db.query(sql`drop table if exists budget_marks`);
  await db.query(sql`create table budget_marks (id int)`);
});
afterAll(async () => {
  await db.query(sql`drop table budget_marks`);
  await db.close();
});

const mark = (id: number) => sql`insert into budget_marks values (${id}::int)`;
const rest = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`;
const TOO_LONG = { name: 'StatementTimeoutError' };

/** A statement short enough, again and again: each is within the time, all of them are not. */
const goOn = async (run: (statement: ReturnType<typeof rest>) => Promise<unknown>): Promise<void> => {
  for (let count = 0; count < 1000; count += 1) await run(rest(0.02));
};

describe('the time of a request', () => {
  it('ends a request of many statements', async () => {
    await expect(db.asRequest(() => goOn((statement) => db.query(statement)))).rejects.toMatchObject(
      TOO_LONG,
    );
  });

  it('takes back a transaction that it ends', async () => {
    const save = db.asRequest(() =>
      db.transaction(async (tx) => {
        await tx.query(mark(1));
        await goOn((statement) => tx.query(statement));
      }),
    );
    await expect(save).rejects.toMatchObject(TOO_LONG);
  });

  it('takes back a transaction that was done too late', async () => {
    const save = db.asRequest(() =>
      db.transaction(async (tx) => {
        await tx.query(mark(2));
        await new Promise((resolve) => setTimeout(resolve, BUDGET_MS));
      }),
    );
    await expect(save).rejects.toMatchObject(TOO_LONG);
    expect(await db.query(sql`select id from budget_marks`)).toEqual([]);
  });

  it('leaves alone what comes after, what belongs to no request, and a request that waits for its own caller', async () => {
    await db.transaction(async (tx) => {
      await tx.query(rest((2 * BUDGET_MS) / 1000));
      await tx.query(mark(3));
    });
    await db.asRequest(async () => {
      await db.query(sql`select 1`);
      await new Promise((resolve) => setTimeout(resolve, 2 * BUDGET_MS));
      await db.query(mark(4));
    });
    expect(await db.query(sql`select id from budget_marks order by id`)).toEqual([{ id: 3 }, { id: 4 }]);
  });

  // The embedded database runs in this thread and hears of no time.
  it.runIf(url)('cancels the statement that runs', async () => {
    const found = db.asRequest(() => db.query(rest(30)));
    await expect(found).rejects.toMatchObject(TOO_LONG);
    const running = sql`select pid from pg_stat_activity where query like '%pg_sleep(30%' and state = 'active'
      and pid <> pg_backend_pid()`;
    expect(await db.query(running)).toEqual([]);
  });
});
