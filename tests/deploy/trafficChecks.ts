import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { fetchReply, logIn } from './fetchReply.ts';
import { bringBack } from './bringBack.ts';
import { nationalityOf, toPerson, traceOf } from './people.ts';
import type { Check, Site } from './Site.ts';

const PHASE_MS = 1500;
const REFUSED_MS = 20;
const ROUNDS = 20;

interface Sent {
  readonly method: 'POST' | 'PUT';
  /** What the save was to leave behind. */
  readonly mark: string;
  readonly status: number;
}

type Save = (count: number) => Promise<Sent>;

/** Writers that never stop, while a process or the database is killed under them and comes back. */
export const trafficChecks: readonly Check[] = [
  {
    title: 'a process killed and started again under traffic loses nothing confirmed and doubles nothing',
    run: (site) => judgeTraffic(site, { mark: 'FLUX', creators: 3 }, (phase) => loseProcess(site, phase)),
  },
  {
    title: `the database restarted and killed ${ROUNDS} times under traffic loses nothing confirmed and ends no process`,
    run: (site) => judgeLostDatabase(site),
  },
  {
    title: 'a save that waits for a lock is given up after 10 s, and the next one is taken',
    run: async (site) => {
      const { token } = await logIn(site.url);
      const toBody = await personWriter(site, token);
      const save = (name: string) =>
        fetchReply(site.url, '/api/people', { method: 'POST', token, body: toBody(name) });
      const holder = await site.connect();
      try {
        await holder.query('begin');
        await holder.query('lock table people in share row exclusive mode');
        const began = performance.now();
        const { status, headers } = await save('ZZ-ATTENTE');
        const seconds = (performance.now() - began) / 1000;
        assert.equal(status, 503);
        assert.ok(Number(headers['retry-after']) > 0, 'it does not say when to come back');
        assert.ok(seconds > 9 && seconds < 20, `given up after ${seconds} s`);
        await holder.query('rollback');
        assert.deepEqual(await traceOf(holder, 'ZZ-ATTENTE'), { people: 0, emails: 0, addresses: 0 });
        assert.equal((await save('ZZ-ENSUITE')).status, 201);
        return `503 after ${Math.round(seconds)} s`;
      } finally {
        await holder.end();
      }
    },
  },
];

/** Eight writers, under whom the database is restarted and killed in turn; `npm run trial -- faults` ends with it. */
export const judgeLostDatabase = async (site: Site): Promise<string> => {
  const pids = site.members.map((member) => member.pid());
  const figure = await judgeTraffic(site, { mark: 'BASE', creators: 7 }, (phase) =>
    loseDatabase(site, phase),
  );
  assert.deepEqual(site.members.map((member) => member.pid()).filter(isAlive), pids, 'a process has ended');
  return `${ROUNDS} rounds, 8 writers, ${figure}; ${pids.length} processes, 0 dead`;
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

type Phase = () => Promise<void>;

const loseProcess = async (site: Site, phase: Phase): Promise<void> => {
  const [victim] = site.members;
  await phase();
  await victim.kill();
  await phase();
  await bringBack(site, victim);
  await phase();
};

const loseDatabase = async (site: Site, phase: Phase): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await phase();
    await site.restartDatabase(round % 2 === 0 ? 'SIGINT' : 'SIGKILL');
  }
  await phase();
};

interface Traffic {
  /** Part of the name of whoever is created. */
  readonly mark: string;
  /** Writers that create; one more changes the same record again and again. */
  readonly creators: number;
}

const judgeTraffic = async (
  site: Site,
  { mark, creators }: Traffic,
  disturb: (phase: Phase) => Promise<void>,
): Promise<string> => {
  const { token } = await logIn(site.url);
  const toBody = await personWriter(site, token);
  const changed = `ZZ-${mark}-SIENNE`;
  const own = await fetchReply(site.url, '/api/people', { method: 'POST', token, body: toBody(changed) });
  const path = (own.json() as { '@id': string })['@id'];
  const save = async (method: Sent['method'], name: string, to: string, body: object): Promise<Sent> => {
    const { status } = await fetchReply(site.url, to, { method, token, body, mark });
    return { method, mark: name, status };
  };
  const creating = Array.from({ length: creators }, (_unused, number): Save => {
    return (count) => {
      const name = `ZZ-${mark}-${number}-${count}`;
      return save('POST', name, '/api/people', toBody(name));
    };
  });
  const changing: Save = (count) => save('PUT', `Ville ${count}`, path, { birthTown: `Ville ${count}` });
  const sent = await writeThrough([...creating, changing], disturb);
  await site.logOf(mark, sent.length);

  const database = await site.connect();
  try {
    const posts = sent.filter(({ method }) => method === 'POST');
    const puts = sent.filter(({ method }) => method === 'PUT');
    await judgeCreated(database, posts);
    await judgeChanged(database, puts, changed);
    return [posts, puts].map(toFigure).join('; ');
  } finally {
    await database.end();
  }
};

const personWriter = async (site: Site, token: string): Promise<(mark: string) => object> => {
  const nationality = await nationalityOf(site.url, token);
  return (mark) => toPerson(mark, nationality);
};

/** Saves without a pause while something is taken away and comes back; answers all that was sent, in order. */
const writeThrough = async (
  saves: readonly Save[],
  disturb: (phase: Phase) => Promise<void>,
): Promise<readonly Sent[]> => {
  const sent: Sent[] = [];
  let isOver = false;
  const writers = saves.map(async (save) => {
    for (let count = 0; !isOver; count += 1) {
      const one = await save(count);
      sent.push(one);
      // A refusal comes at once; without a pause, thousands of them would say nothing more.
      if (!isConfirmed(one)) await wait(REFUSED_MS);
    }
  });
  let phases = 0;
  try {
    await disturb(async () => {
      const before = sent.filter(isConfirmed).length;
      await wait(PHASE_MS);
      phases += 1;
      assert.ok(sent.filter(isConfirmed).length > before, `nothing was saved in phase ${phases}`);
    });
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  for (const { status, mark } of sent)
    assert.ok([200, 201, 502, 503].includes(status), `${mark} was answered ${status}`);
  return sent;
};

const isConfirmed = ({ status }: Sent): boolean => status < 300;

const judgeCreated = async (database: pg.Client, sent: readonly Sent[]): Promise<void> => {
  for (const one of sent) {
    const { people, emails, addresses } = await traceOf(database, one.mark);
    assert.ok(people === emails && emails === addresses, `${one.mark}: ${people}, ${emails}, ${addresses}`);
    if (isConfirmed(one)) assert.equal(people, 1, `${one.mark} was confirmed, and is there ${people} times`);
    else assert.ok(people <= 1, `${one.mark} failed, and is there ${people} times`);
  }
};

/** The last confirmed change is there, or a later one whose sender received a failure. */
const judgeChanged = async (database: pg.Client, sent: readonly Sent[], changed: string): Promise<void> => {
  const { rows } = await database.query<{ town: string }>(
    'select birth_town as town from people where family_name = $1',
    [changed],
  );
  const last = sent.findLastIndex(isConfirmed);
  const allowed = sent.slice(Math.max(last, 0)).map(({ mark }) => mark);
  assert.equal(rows.length, 1);
  assert.ok(allowed.includes(rows[0]?.town ?? ''), `${rows[0]?.town} is there, not ${allowed.join(' or ')}`);
};

const toFigure = (sent: readonly Sent[]): string => {
  const confirmed = sent.filter(isConfirmed).length;
  return `${sent.length} ${sent[0]?.method}, ${confirmed} confirmed, 0 lost, 0 doubled, ${sent.length - confirmed} answered 502 or 503`;
};
