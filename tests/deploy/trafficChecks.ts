import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ask, logIn } from './ask.ts';
import { bringBack } from './bringBack.ts';
import { nationalityOf, toPerson, traceOf } from './people.ts';
import type { Check, Site } from './Site.ts';

const PHASE_MS = 1500;
const CREATORS = 3;
const MARK = 'traffic';

interface Sent {
  readonly method: 'POST' | 'PUT';
  /** What the save was to leave behind. */
  readonly mark: string;
  readonly status: number;
}

type Save = (count: number) => Promise<Sent>;

/** Writers that never stop, while a process is killed under them and comes back. */
export const trafficChecks: readonly Check[] = [
  {
    title: 'a process killed and started again under traffic loses nothing confirmed and doubles nothing',
    run: async (site) => {
      const { token } = await logIn(site.url);
      const toBody = await personWriter(site, token);
      const own = await ask(site.url, '/api/people', { method: 'POST', token, body: toBody('ZZ-SIENNE') });
      const path = (own.json() as { '@id': string })['@id'];
      const save = async (method: Sent['method'], mark: string, to: string, body: object): Promise<Sent> => {
        const { status } = await ask(site.url, to, { method, token, body, mark: MARK });
        return { method, mark, status };
      };
      const creators = Array.from({ length: CREATORS }, (_unused, number): Save => {
        return (count) => {
          const mark = `ZZ-FLUX-${number}-${count}`;
          return save('POST', mark, '/api/people', toBody(mark));
        };
      });
      const changer: Save = (count) => save('PUT', `Ville ${count}`, path, { birthTown: `Ville ${count}` });
      const sent = await writeThrough(site, [...creators, changer]);
      await site.logOf(MARK, sent.length);

      const database = await site.connect();
      try {
        const posts = sent.filter(({ method }) => method === 'POST');
        const puts = sent.filter(({ method }) => method === 'PUT');
        await judgeCreated(database, posts);
        await judgeChanged(database, puts);
        return [posts, puts].map(toFigure).join('; ');
      } finally {
        await database.end();
      }
    },
  },
];

const personWriter = async (site: Site, token: string): Promise<(mark: string) => object> => {
  const nationality = await nationalityOf(site.url, token);
  return (mark) => toPerson(mark, nationality);
};

/** Saves without a pause before, during and after the absence of a process; answers all that was sent, in order. */
const writeThrough = async (site: Site, saves: readonly Save[]): Promise<readonly Sent[]> => {
  const [victim] = site.members;
  const sent: Sent[] = [];
  let isOver = false;
  const writers = saves.map(async (save) => {
    for (let count = 0; !isOver; count += 1) sent.push(await save(count));
  });
  const phases: number[] = [];
  try {
    await wait(PHASE_MS);
    phases.push(sent.length);
    await victim.kill();
    await wait(PHASE_MS);
    phases.push(sent.length);
    await bringBack(site, victim);
    await wait(PHASE_MS);
    phases.push(sent.length);
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  for (const [index, count] of phases.entries())
    assert.ok(count > (phases[index - 1] ?? 0), `nothing was sent in phase ${index + 1} of 3`);
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

/** The last confirmed change is there, or a later one that its sender was told had failed. */
const judgeChanged = async (database: pg.Client, sent: readonly Sent[]): Promise<void> => {
  const { rows } = await database.query<{ town: string }>(
    `select birth_town as town from people where family_name = 'ZZ-SIENNE'`,
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
