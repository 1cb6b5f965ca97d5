import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Reply } from './fetchReply.ts';
import { bringBack } from './bringBack.ts';
import { nationalityOf, toPerson, traceOf } from './people.ts';
import type { Trace } from './people.ts';
import type { Check, Member, Site } from './Site.ts';

/** A point where a save waits: `hold` blocks it from another session, `open` lets it go on. */
interface Halt {
  readonly where: string;
  hold(holder: pg.Client): Promise<void>;
  open(holder: pg.Client): Promise<void>;
  /** What PostgreSQL makes of a save whose process is gone. */
  readonly outcome: 'absent' | 'whole';
}

const LOCK = 4242;

const HALTS: readonly Halt[] = [
  {
    where: 'half written',
    hold: async (holder) => {
      await holder.query('begin');
      // Mail and address are written before the person that names them.
      await holder.query('lock table people in share row exclusive mode');
    },
    open: async (holder) => {
      await holder.query('rollback');
    },
    outcome: 'absent',
  },
  {
    where: 'written, commit requested',
    hold: async (holder) => {
      await holder.query(`create or replace function halt() returns trigger language plpgsql
        as 'begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end'`);
      await holder.query(`create constraint trigger halt after insert or update on people
        deferrable initially deferred for each row execute function halt()`);
      await holder.query(`select pg_advisory_lock(${LOCK})`);
    },
    open: async (holder) => {
      await holder.query(`select pg_advisory_unlock(${LOCK})`);
      await holder.query('drop trigger if exists halt on people');
    },
    outcome: 'whole',
  },
];

const WRITES = ['POST', 'PUT'] as const;

const PATIENCE_MS = 10_000;
/** Time in which a second sending would have begun to wait at the same place. */
const RESENT_WITHIN_MS = 1000;

/** SIGKILL in the middle of a save: wholly there or not at all, and sent to one process alone. */
export const killChecks: readonly Check[] = HALTS.flatMap((halt) =>
  WRITES.map((method) => ({
    title: `a process killed in a ${method} (${halt.where}) leaves it ${halt.outcome}, and nobody sends it again`,
    run: (site) => killDuring(site, method, halt),
  })),
);

const killDuring = async (site: Site, method: (typeof WRITES)[number], halt: Halt): Promise<string> => {
  const { token } = await logIn(site.url);
  const nationality = await nationalityOf(site.url, token);
  const id = `${method}-${halt.outcome}`.toUpperCase();
  const [before, after] = [`ZZ-${id}-AVANT`, `ZZ-${id}-APRES`];
  const path = method === 'PUT' ? await create(site, token, toPerson(before, nationality)) : '/api/people';
  const send = (mark: string): Promise<Reply> =>
    fetchReply(site.url, path, { method, token, body: toPerson(after, nationality), mark });

  const holder = await site.connect();
  const database = await site.connect();
  let victim: Member | undefined;
  let isHalted = false;
  try {
    await halt.hold(holder);
    isHalted = true;
    const sending = send(id);
    const [name] = await waitingMembers(database, 1, PATIENCE_MS);
    victim = site.members.find((member) => member.name === name);
    assert.ok(victim, 'no process came to the point where saves wait');
    await victim.kill();
    await Promise.race([sending, waitingMembers(database, 2, RESENT_WITHIN_MS)]);
    await halt.open(holder);
    isHalted = false;
    const answer = await sending;
    await isEnded(database, victim.name);

    const lines = await site.logOf(id, 1);
    const trace = await traceOf(database, after);
    assert.deepEqual(
      lines.map(({ upstream }) => upstream),
      [victim.address],
      `sent to more than one process; left ${toText(trace)}`,
    );
    assert.equal(answer.status, 502, 'the caller received something else than a failure');
    assert.deepEqual(trace, all(halt.outcome === 'whole' ? 1 : 0), toText(trace));
    if (method === 'PUT')
      assert.deepEqual(await traceOf(database, before), all(halt.outcome === 'whole' ? 0 : 1));
    await goesOn(site, token, path, victim);
    return `502, ${toText(trace)}, sent once, the other process goes on`;
  } finally {
    if (isHalted) await halt.open(holder);
    await holder.end();
    await database.end();
    if (victim) await bringBack(site, victim);
  }
};

const all = (count: number): Trace => ({ people: count, emails: count, addresses: count });

const toText = ({ people, emails, addresses }: Trace): string =>
  `${people} people, ${emails} mails, ${addresses} addresses`;

const create = async (site: Site, token: string, body: object): Promise<string> => {
  const created = await fetchReply(site.url, '/api/people', { method: 'POST', token, body });
  assert.equal(created.status, 201, created.text());
  return (created.json() as { '@id': string })['@id'];
};

/** With one process gone the site still reads and writes. */
const goesOn = async (site: Site, token: string, path: string, victim: Member): Promise<void> => {
  const survivor = site.members.find((member) => member !== victim);
  for (let count = 0; count < 6; count += 1) {
    const read = await fetchReply(site.url, path, { token, mark: `after ${victim.name}` });
    assert.equal(read.status, 200, read.text());
  }
  const written = await fetchReply(survivor?.url ?? '', '/api/people/2', {
    method: 'PUT',
    token,
    body: { newsletter: true },
  });
  assert.equal(written.status, 200, written.text());
};

/** Names of the processes with a session that waits for a lock, once there are that many or it is late. */
const waitingMembers = async (
  database: pg.Client,
  count: number,
  patienceMs: number,
): Promise<readonly string[]> => {
  const began = performance.now();
  for (;;) {
    const { rows } = await database.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
        where datname = current_database() and application_name <> 'checks' and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count || performance.now() - began > patienceMs) return rows.map(({ name }) => name);
    await wait(20);
  }
};

/** PostgreSQL notices the end of a process when it next speaks to it: until then its work is not settled. */
const isEnded = async (database: pg.Client, name: string): Promise<void> => {
  const began = performance.now();
  for (;;) {
    const { rows } = await database.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = $1`,
      [name],
    );
    if (rows.length === 0) return;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${name} still has ${rows.length} sessions`);
    await wait(20);
  }
};
