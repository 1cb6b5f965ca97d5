import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller } from './createCaller.ts';
import { drive, type Sample } from './drive.ts';
import { logInAll, type Worker } from './logInAll.ts';
import { type DatabaseName, openSite } from './openSite.ts';

/** Resident memory that the unit of docs/deploy leaves to the process, but for what is no heap. */
const HEAP = '--max-old-space-size=900';
const READERS = 8;
const TIMES = [1, 10, 100] as const;
/** No reader waits longer, no answer is larger. */
const LIMITS = { waitMs: 1000, answerBytes: 5_000_000 } as const;
const CALM_MS = 3000;

/** A request in pieces: at a hundred times its size it would fit into no text. */
interface Attack {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: () => Iterable<string>;
  readonly token?: string;
}

interface Outcome {
  /** 0: the connection was cut. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  /** Whether the request was served: GraphQL refuses with 200, too. */
  readonly isServed: boolean;
}

function* repeat(head: string, piece: string, count: number, tail: string): Iterable<string> {
  yield head;
  // A sender hands over more than a few bytes at once.
  const together = Math.max(1, Math.floor(64_000 / piece.length));
  for (let left = count; left > 0; left -= together) yield piece.repeat(Math.min(left, together));
  yield tail;
}

const TYPE =
  'name fields{name args{name type{name ofType{name ofType{name}}}} type{name ofType{name ofType{name}}}}';

/** The requests that once blocked or ended the server, `times` as large. */
const attacksOf = (times: number, { token, people }: Worker, tournament: string): readonly Attack[] => {
  const [person = ''] = people;
  const aliases = Array.from({ length: 150 * times }, (_, index) => `t${index}:types{...f}`).join(' ');
  const question = `{__schema{${aliases}}} fragment f on __Type{${TYPE}}`;
  const words = `aa${' c'.repeat(7000 * times)}`;
  const nested = 3000 * times;
  const rows = (count: number) => () => repeat('{"tables":[', '{},', count * times, '{}]}');
  const search = (of: string, filter: object): Attack => ({
    what: `a search of ${7000 * times} words for ${of}`,
    method: 'GET',
    path: `/api/read/${of}?filter=${encodeURIComponent(JSON.stringify(filter)).replaceAll('%20', '+')}`,
    token,
  });
  return [
    {
      what: `introspection under ${150 * times} names, by its address`,
      method: 'GET',
      path: `/api/graphql?query=${encodeURIComponent(question)}`,
    },
    {
      what: `introspection under ${150 * times} names`,
      method: 'POST',
      path: '/api/graphql',
      body: () => [JSON.stringify({ query: question })],
      token,
    },
    {
      what: `a question ${nested} deep`,
      method: 'POST',
      path: '/api/graphql',
      body: () => repeat('{"query":"', '{a', nested, `${'}'.repeat(nested)}"}`),
      token,
    },
    ...[100_000, 1_500_000].map((count): Attack => ({
      what: `a tournament of ${count * times} tables`,
      method: 'PUT',
      path: tournament,
      body: rows(count),
      token,
    })),
    search('referees', { sportMatch: 4, q: words }),
    search('players', { q: words }),
    {
      what: `a person with ${900_000 * times} unknown members`,
      method: 'PUT',
      path: person,
      body: () => repeat('{', '"unknown":1,', 900_000 * times, '"last":1}'),
      token,
    },
    {
      what: `a name of ${15.9 * times} million letters`,
      method: 'PUT',
      path: person,
      body: () => repeat('{"familyName":"', 'A', 15_900_000 * times, '"}'),
      token,
    },
  ];
};

/** Sends in full or until it is answered; an answer or a cut connection ends it. */
const send = (url: string, { method, path, body, token }: Attack): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: number, bytes: number, isServed: boolean): void =>
      resolve({ status, bytes, isServed, ms: performance.now() - began });
    const outgoing = request(
      new URL(path, url),
      {
        method,
        agent: false,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
      },
      (incoming) => {
        const { statusCode: status = 0 } = incoming;
        let bytes = 0;
        let head = '';
        incoming.on('data', (chunk: Buffer) => {
          if (bytes === 0) head = chunk.toString();
          bytes += chunk.length;
        });
        incoming.once('close', () => {
          end(status, bytes, status >= 200 && status < 300 && !head.startsWith('{"errors":'));
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', () => end(0, 0, false));
    if (!body) {
      outgoing.end();
      return;
    }
    const pieces = Readable.from(body());
    pieces.pipe(outgoing);
    outgoing.once('close', () => pieces.destroy());
  });

/** Sends what is made to hold the server up, beside readers who must not notice; says in lines how it went. */
export const measureHostile = async (database: DatabaseName): Promise<void> => {
  const site = await openSite(database, { NODE_OPTIONS: HEAP });
  try {
    const caller = createCaller(site.url);
    // Who reads alone: what writers wait for is not measured here.
    const workers = (await logInAll(caller)).map((worker) => ({ ...worker, club: null }));
    const [manager] = workers;
    if (!manager) throw new RangeError('Nobody works');
    const tournament = await findRequest(caller, manager);
    caller.close();
    let isOver = false;
    const readers = drive({ url: site.url, workers, clients: READERS, isOver: () => isOver, seed: 3 });
    const began = performance.now();
    await wait(CALM_MS);
    const faults: string[] = [];
    for (const times of TIMES)
      for (const attack of attacksOf(times, manager, tournament)) {
        const { status, ms, bytes, isServed } = await send(site.url, attack);
        console.log(
          `  ${attack.what}: ${status || 'cut'}, ${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} kB`,
        );
        if (status >= 500 || isServed) faults.push(`${attack.what}: ${status}`);
        if (bytes > LIMITS.answerBytes) faults.push(`${attack.what}: ${bytes} bytes`);
      }
    await wait(CALM_MS);
    isOver = true;
    const seconds = (performance.now() - began) / 1000;
    report(database, seconds, await readers, faults);
  } finally {
    await site.stop();
  }
};

const findRequest = async (caller: ReturnType<typeof createCaller>, { token }: Worker): Promise<string> => {
  const { json } = await caller.call({ path: '/api/tournament_requests?itemsPerPage=1', token });
  const { 'hydra:member': found } = json() as { 'hydra:member'?: readonly { '@id': string }[] };
  if (!found?.[0]) throw new Error('There is no request of a tournament');
  return found[0]['@id'];
};

const report = (
  database: DatabaseName,
  seconds: number,
  samples: readonly Sample[],
  faults: readonly string[],
): void => {
  const failed = samples.filter(({ status }) => status !== 200);
  const slowest = samples.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  const times = slowest.map(({ kind, ms }) => `${kind} ${ms.toFixed(0)} ms`).join(', ');
  console.log(
    `${database}, hostile beside ${READERS} readers, ${seconds.toFixed(0)} s: ${samples.length} requests of theirs, ${failed.length} failed, the slowest: ${times}`,
  );
  const late = samples.filter(({ ms }) => ms > LIMITS.waitMs).length;
  const all = [
    ...faults,
    ...(failed.length > 0 ? [`${failed.length} requests of readers failed`] : []),
    ...(late > 0 ? [`${late} requests of readers took more than ${LIMITS.waitMs} ms`] : []),
  ];
  for (const fault of all) console.error(`  NO: ${fault}`);
  if (all.length > 0) process.exitCode = 1;
};
