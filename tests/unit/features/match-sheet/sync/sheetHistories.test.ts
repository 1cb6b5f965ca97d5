import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SheetStore } from '../../../../../src/data/createSheetStore.ts';
import type { PartKey } from '../../../../../src/features/match-sheet/document/document.ts';
import { toFacts } from '../../../../../src/features/match-sheet/document/facts.ts';
import { createSheet } from '../../../../../src/features/match-sheet/sync/createSheet.ts';
import { openStored } from '../../../../../src/features/match-sheet/sync/openStored.ts';
import { ApiError } from '../../../../../src/http/ApiError.ts';
import type { Transport } from '../../../../../src/http/createTransport.ts';
import { isObject, toMap } from '../../../../../src/schema/read.ts';
import { histories } from '../../../../support/histories.ts';

const { timeout, steps, ...runs } = histories({ numRuns: 100, steps: 100 });

const MATCH = '/api/sport_matches/1';
const ACCOUNT = '/api/accounts/1';
const PARTS: readonly PartKey[] = ['game/1', 'game/2', 'match/report', 'match/claims'];

type Fate = 'done' | 'lost before' | 'lost after';
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('done') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('lost before', 'lost after') },
);
const device = fc.nat(1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ device, typed: fc.constantFrom(...PARTS), isHalf: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      device,
      fates: fc.array(fate, { maxLength: 8 }),
      choice: fc.constantFrom('ours', 'theirs', 'later'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ device, isKilled: fc.constant(true) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A content that nobody has typed before: a decided game, a game in its first set, or a remark. */
const contentFor = (key: PartKey, count: number, isHalf: boolean) => {
  if (key.startsWith('match/')) return `remark ${count}`;
  const loser = (number: number): string => String(10 + (number % 80));
  return [loser(count), ...(isHalf ? [] : [loser(Math.floor(count / 80)), '5'])];
};
/** As one text, from what is typed or from what the wire writes. */
const toText = (value: unknown): string => {
  const { sets, texts } = toMap(value);
  const losers = Array.isArray(sets) ? sets.map((set) => String(toMap(set).loser)) : texts;
  return JSON.stringify(isObject(value) ? losers : (value ?? null));
};

/** The meeting on its server, which takes each game once. */
const createServer = (onWrite: (device: number, key: PartKey, before: string) => void) => {
  const games = new Map<number, object>();
  const past = new Set<string>();
  const fields: Record<string, unknown> = { status: 'inProgress' };
  const partOf = (key: PartKey): unknown => {
    const [kind = '', name = ''] = key.split('/');
    return kind === 'game' ? games.get(Number(name)) : fields[name];
  };
  const write = (by: number, method: string, path: string, body: Record<string, unknown>): unknown => {
    if (path === MATCH) {
      for (const key of PARTS)
        if (key.startsWith('match/') && key.slice(6) in body) onWrite(by, key, toText(partOf(key)));
      return Object.assign(fields, body);
    }
    const position = Number(method === 'POST' ? body['position'] : path.split('/').at(-1));
    if (games.has(position) === (method === 'POST'))
      throw new ApiError({ kind: 'validation', status: 422, message: 'there already, or not at all' });
    onWrite(by, `game/${position}`, toText(partOf(`game/${position}`)));
    if (method === 'DELETE') games.delete(position);
    else games.set(position, { ...games.get(position), ...body, '@id': `/api/games/${position}`, position });
    return games.get(position) ?? null;
  };
  const remember = (): void => PARTS.forEach((key) => past.add(`${key} ${toText(partOf(key))}`));
  const read = (path: string): unknown => {
    if (path !== MATCH) return { 'hydra:member': [] };
    return structuredClone({ ...fields, games: [...games.values()], '@permissions': { canUpdate: true } });
  };
  return {
    textOf: (key: PartKey) => toText(partOf(key)),
    /** Whether a part ever was this. */
    had: (key: PartKey, text: string) => past.has(`${key} ${text}`),
    transportOf: (by: number, next: () => Fate): Pick<Transport, 'request'> => ({
      request: async (path, { method = 'GET', body } = {}) => {
        const drawn = next();
        const lost = new ApiError({ kind: 'network', message: drawn, unknownOutcome: method !== 'GET' });
        if (drawn === 'lost before') throw lost;
        const answer = method === 'GET' ? read(path) : write(by, method, path, toMap(body));
        remember();
        if (drawn === 'lost after') throw lost;
        return { status: 200, headers: new Headers(), body: answer, text: '' };
      },
    }),
  };
};

/** What one device keeps of the sheet, as a reload finds it. */
const createStore = (): SheetStore => {
  let facts: unknown = null;
  const entries: Record<string, unknown> = {};
  return {
    isAvailable: async () => true,
    read: async () => (facts === null ? null : structuredClone({ facts, entries })),
    writeFacts: async (_account, _match, next) => void (facts = structuredClone(next)),
    writeEntries: async (_account, _match, changed) => {
      for (const [key, entry] of Object.entries(changed))
        if (entry === null) delete entries[key];
        else entries[key] = structuredClone(entry);
    },
    unsent: async () => [],
    destroy: async () => undefined,
  };
};

/** A captain with a device, and what they have had before their eyes. */
const openDevice = async (by: number, server: ReturnType<typeof createServer>) => {
  const store = createStore();
  const facts = toFacts({ match: MATCH, format: '2J5', canUpdate: true });
  if (!facts) throw new Error('These are no facts');
  await store.writeFacts(ACCOUNT, MATCH, { facts, base: {} });
  const seen = new Map(PARTS.map((key) => [key, new Set<string>()]));
  const typed = new Set<string>();
  /** What was typed last, until somebody gives it up. */
  const wanted = new Map<PartKey, string>();
  let fates: readonly Fate[] = [];
  let sent = 0;
  const transport = server.transportOf(by, () => fates[sent++] ?? 'done');
  const open = async () => {
    const stored = await openStored(store, ACCOUNT, MATCH);
    return createSheet({
      facts,
      document: { base: {}, entries: {} },
      ...stored,
      transport,
      store,
      account: ACCOUNT,
    });
  };
  let sheet = await open();

  const look = (): void => {
    const { document, conflicts } = sheet.getState();
    for (const key of PARTS) if (!document.entries[key]) seen.get(key)?.add(toText(document.base[key]));
    for (const { key, theirs } of conflicts) seen.get(key)?.add(toText(theirs));
  };
  look();
  return {
    seen,
    type: async (key: PartKey, value: string | readonly string[]): Promise<void> => {
      const [kind, name] = key.split('/');
      if (kind === 'game' && typeof value !== 'string')
        await sheet.dispatch({ type: 'game', position: Number(name), game: { texts: value, forfeit: null } });
      else
        await sheet.dispatch({
          type: 'field',
          field: name === 'report' ? name : 'claims',
          value: String(value),
        });
      wanted.set(key, JSON.stringify(value));
      seen.get(key)?.add(JSON.stringify(value));
      typed.add(JSON.stringify(value));
    },
    synchronise: async (drawn: readonly Fate[], choice: 'ours' | 'theirs' | 'later'): Promise<void> => {
      [fates, sent] = [drawn, 0];
      await sheet.synchronise();
      look();
      if (choice === 'later') return;
      for (const { key, theirs } of sheet.getState().conflicts) {
        await sheet.dispatch({ type: 'chosen', key, choice, theirs: theirs ?? null });
        if (choice === 'theirs') wanted.delete(key);
      }
      look();
    },
    reopen: async (): Promise<void> => {
      sheet = await open();
      look();
    },
    /** Parts whose last content is neither on this screen nor ever was on the server. */
    lost: () =>
      [...wanted].filter(
        ([key, text]) =>
          toText(sheet.getState().document.entries[key]?.value) !== text && !server.had(key, text),
      ),
    /** Conflicts with what this device itself has sent. */
    quarrels: () => sheet.getState().conflicts.filter(({ theirs }) => typed.has(toText(theirs))),
    getState: () => sheet.getState(),
  };
};

const play = async (drawn: readonly Step[]): Promise<void> => {
  const broken: string[] = [];
  const server = createServer((by, key, before) => {
    if (!devices[by]?.seen.get(key)?.has(before))
      broken.push(`${by} has written over ${before} of ${key} unseen`);
  });
  const devices: Awaited<ReturnType<typeof openDevice>>[] = [];
  for (const by of [0, 1]) devices.push(await openDevice(by, server));
  for (const [count, each] of drawn.entries()) {
    const one = devices[each.device];
    if ('typed' in each) await one?.type(each.typed, contentFor(each.typed, count, each.isHalf));
    else if ('fates' in each) await one?.synchronise(each.fates, each.choice);
    else await one?.reopen();
    expect(broken).toEqual([]);
    expect(devices.flatMap(({ lost, quarrels }) => [...lost(), ...quarrels()])).toEqual([]);
  }
  // With the network back everything arrives, but for what nobody has finished.
  for (const one of [...devices, ...devices])
    for (const choice of ['ours', 'later'] as const) await one.synchronise([], choice);
  for (const { getState } of devices) {
    const { document, phase, conflicts, waiting, blocked } = getState();
    expect({ broken, phase, waiting, conflicts: conflicts.filter(({ ours }) => ours !== undefined) }).toEqual(
      { broken: [], phase: 'idle', waiting: [], conflicts: [] },
    );
    const settled = PARTS.filter((key) => !blocked.includes(key));
    expect(settled.map((key) => toText(document.base[key]))).toEqual(settled.map(server.textOf));
  }
};

it(
  'loses nothing that two captains type and writes over nothing unseen, whatever is lost on its way',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }), async (drawn) => {
        expect(await play(drawn)).toBeUndefined();
      }),
      runs,
    );
  },
  timeout,
);
