import { randomUUID } from 'node:crypto';
import { sql } from '../../../../sandbox/storage/sql.ts';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as Passwords from '../../../../sandbox/auth/passwords.ts';
import { changePassword } from '../../../../sandbox/auth/changePassword.ts';
import { createAuthTables } from '../../../../sandbox/auth/createAuthTables.ts';
import { requestReset } from '../../../../sandbox/auth/requestReset.ts';
import { digest } from '../../../../sandbox/mail/digest.ts';
import { readViewer } from '../../../../sandbox/rights/readViewer.ts';
import type { Viewer } from '../../../../sandbox/rights/viewer.ts';
import { TEST_NOW } from '../../../support/testNow.ts';
import { setUpClub } from '../../../support/openTestClub.ts';

/** Slow on purpose elsewhere. */
vi.mock('../../../../sandbox/auth/passwords.ts', async (original) => {
  const passwords = await original<typeof Passwords>();
  const storePassword: typeof passwords.storePassword = (db, account, password) =>
    passwords.storePassword(db, account, password, { logN: 4, p: 1 });
  return { ...passwords, storePassword };
});

/** `HISTORIES=2000` plays as many of them. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 200);
const SEED = 20_261_127;

const PLACES = ['club', 'other', 'league', 'federation'] as const;
type Place = (typeof PLACES)[number];

/** Where the account of each place may give rights: there and beneath. */
const REACH: Readonly<Record<Place, readonly Place[]>> = {
  club: ['club'],
  other: ['other'],
  league: ['league', 'club', 'other'],
  federation: PLACES,
};

const OWN = { 'persons.list': 3, 'licences.list': 3, 'club.permissions': 3 };
const MATRICES = [{}, { 'persons.list': 1 }, { 'licences.list': 2 }] as const;

const club = setUpClub();
let now = TEST_NOW;
const places = {} as Record<Place, number>;
const viewers = {} as Record<Place, Viewer>;
/** Two of each club. */
const people: number[] = [];
/** Accounts beyond this one come and go with a history. */
let lastGiver = 0;

beforeAll(async () => {
  Object.assign(club.context, { clock: () => now });
  const { db } = club.context;
  await createAuthTables(db);
  const mainEmail = await club.add('contact-point', { type: club.codes['EMAIL'], email: 'f@example.org' });
  const federation = await club.add('federation', { identifier: 'F', name: 'Fédération', mainEmail });
  const [league] = await db.query<{ id: number }>(sql`select id from organizations where identifier = 'L08'`);
  Object.assign(places, { club: club.home, other: club.away, league: league?.id, federation });
  await db.query(
    sql`update organizations set parent_id = ${federation}::int where id = ${places.league}::int`,
  );
  await db.query(
    sql`update organizations set parent_id = ${places.league}::int where id in (${club.home}::int, ${club.away}::int)`,
  );
  for (const place of PLACES) {
    const account = await club.addAccount(place, await club.addPerson(), { modulesAccesses: 'all' });
    await club.add('club-permission', { account, club: places[place], matrix: OWN });
    lastGiver = account;
  }
  for (const place of PLACES) {
    const [row] = await db.query<{ id: number }>(sql`select id from accounts where username = ${place}`);
    viewers[place] = (await readViewer(club.context, row?.id ?? 0)) as Viewer;
  }
  for (const home of [club.home, club.home, club.away, club.away])
    people.push(await club.addPerson({ club: home }));
});

const place = fc.constantFrom(...PLACES);
const anyEntry = fc.nat(11);
const anyName = fc.constantFrom('ada', 'bea', 'cleo');
/** Whoever gives, mostly where it may, and whom: mostly somebody whom it sees. */
const whereAndWhom = place.chain((giver) =>
  fc.record({
    giver: fc.constant(giver),
    at: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...REACH[giver]) }, { weight: 1, arbitrary: place }),
    person: fc.oneof(
      { weight: 5, arbitrary: giver === 'other' ? fc.constantFrom(2, 3) : fc.constantFrom(0, 1) },
      { weight: 1, arbitrary: fc.nat(3) },
    ),
  }),
);

const invite = fc
  .tuple(whereAndWhom, anyName, fc.integer({ min: 1, max: 2 }))
  .map(([where, to, matrix]) => ({ kind: 'invite' as const, ...where, address: to, matrix }));

/** The same person at the same address, by somebody else perhaps. */
const join = fc
  .tuple(whereAndWhom, anyEntry, fc.integer({ min: 1, max: 2 }))
  .map(([{ giver, at }, entry, matrix]) => ({ kind: 'join' as const, giver, at, entry, matrix }));

const anyStep = fc.oneof(
  { weight: 4, arbitrary: invite },
  { weight: 4, arbitrary: join },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('give'), giver: place, at: place, entry: anyEntry }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resend'), giver: place, entry: anyEntry }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('move'), giver: place, entry: anyEntry, address: anyName }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rename'), giver: place, entry: anyEntry, address: anyName }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change'), giver: place, entry: anyEntry, matrix: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw'), giver: place, entry: anyEntry }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open'), address: anyName, link: anyEntry }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('request'), address: anyName }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire') }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Rights that somebody has given and nobody has taken, to whoever reads the mails of an address. */
interface Gift {
  readonly iri: string;
  readonly account: number;
  readonly at: Place;
  /** Key of the person. */
  readonly person: number;
  readonly address: string;
  readonly matrix: Readonly<Record<string, number>>;
}

interface Write {
  readonly giver: Place;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly gift: Omit<Gift, 'iri' | 'account'>;
}

const keyOf = (iri: unknown): number => Number(String(iri).split('/').at(-1));

/** One history: what was given, what came by mail, and who has opened which account, found without the rules. */
const startHistory = () => {
  const { context, api } = club;
  const { db } = context;
  now = TEST_NOW;
  let gifts: readonly Gift[] = [];
  const links = new Map<string, readonly string[]>();
  const openedBy = new Map<number, string>();

  const accounts = () =>
    db.query<{ id: number; email: string }>(
      sql`select id, email from accounts where id > ${lastGiver}::int order by id`,
    );

  /** Reads what has come since, and empties the boxes. */
  const expectMailOnlyTo = async (address: string | null): Promise<void> => {
    const mails = await db.query<{ to: string; link: string | null }>(
      sql`with read as (delete from mailbox returning id, recipient, link) select recipient as "to", link from read order by id`,
    );
    for (const { to, link } of mails) {
      expect(to).toBe(address);
      const token = link?.split('token=')[1];
      if (token !== undefined) links.set(to, [...(links.get(to) ?? []), token]);
    }
  };

  const write = async ({ giver, method, path, body, gift }: Write): Promise<number> => {
    const before = (await accounts()).map(({ id }) => id);
    const { status, body: answer } = await api.as(viewers[giver])(method, path, body);
    const isDone = status < 300;
    await expectMailOnlyTo(isDone && method !== 'DELETE' ? gift.address : null);
    if (isDone) expect(REACH[giver]).toContain(gift.at);
    if (isDone && method !== 'DELETE') {
      const { '@id': iri, account, invitation, key } = answer;
      // It contains what was typed, and what becomes of an account only for whom it was made for.
      if (key !== null) expect(account).toBeTypeOf('string');
      const named = JSON.stringify(answer).match(/\w+@example\.org/g) ?? [];
      expect(named.filter((name) => name !== gift.address)).toEqual([]);
      const id = keyOf(account['@id'] ?? account);
      if (method === 'POST') expect(invitation !== null).toBe(!before.includes(id));
      gifts = [...gifts.filter((one) => one.iri !== iri), { ...gift, iri, account: id }];
    }
    if (isDone && method === 'DELETE') gifts = gifts.filter(({ iri }) => iri !== path);
    return status;
  };

  const post = (path: 'open' | 'request', body: object) => {
    const request = new Request('http://sandbox.test', { method: 'POST', body: JSON.stringify(body) });
    return path === 'open'
      ? changePassword(context, request, 'local')
      : requestReset(context, request, 'local');
  };

  const open = async (address: string, token: string): Promise<number> => {
    const [link] = await db.query<{ account: number }>(
      sql`select account_id as account from account_links where token_digest = ${digest(token)}`,
    );
    const { status } = await post('open', { token, password: 'quatre balles neuves' });
    await expectMailOnlyTo(status === 204 ? address : null);
    if (status === 204 && link) openedBy.set(link.account, address);
    return status;
  };

  const requestLink = async (address: string): Promise<number> => {
    await db.query(sql`delete from login_attempts`);
    const { status } = await post('request', { username: address });
    await expectMailOnlyTo(
      [...openedBy.values(), ...gifts.map((gift) => gift.address)].includes(address) ? address : null,
    );
    return status;
  };

  const invitePerson = (
    { giver, at, matrix: chosen }: { readonly giver: Place; readonly at: Place; readonly matrix: number },
    person: number,
    email: string,
  ): Promise<number> => {
    const matrix = MATRICES[chosen] ?? {};
    const named = { person: `/api/people/${person}`, email, key: randomUUID() };
    const body = { club: `/api/organizations/${places[at]}`, matrix, ...named };
    const gift = { at, person, address: email, matrix };
    return write({ giver, method: 'POST', path: '/api/club_permissions', body, gift });
  };

  /** The status of the answer; null where there is nothing yet that the step could be about. */
  const play = async (step: Step): Promise<number | null> => {
    const to = 'address' in step ? `${step.address}@example.org` : '';
    if (step.kind === 'expire') {
      now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
      return 0;
    }
    if (step.kind === 'request') return requestLink(to);
    if (step.kind === 'open') {
      const received = links.get(to) ?? [];
      const token = received[step.link % received.length];
      return token === undefined ? null : open(to, token);
    }
    if (step.kind === 'invite') return invitePerson(step, people[step.person] ?? 0, to);
    const gift = gifts[step.entry % gifts.length];
    if (!gift) return null;
    if (step.kind === 'join') return invitePerson(step, gift.person, gift.address);
    const { giver } = step;
    const onEntry = (method: 'PUT' | 'DELETE', body: object | undefined, after: Partial<Gift> = {}) =>
      write({ giver, method, path: gift.iri, ...(body && { body }), gift: { ...gift, ...after } });
    if (step.kind === 'resend') return onEntry('PUT', { email: gift.address, key: randomUUID() });
    if (step.kind === 'move') return onEntry('PUT', { email: to, key: randomUUID() }, { address: to });
    if (step.kind === 'withdraw') return onEntry('DELETE', undefined);
    if (step.kind === 'change') {
      const matrix = MATRICES[step.matrix] ?? {};
      return onEntry('PUT', { matrix }, { matrix });
    }
    if (step.kind === 'rename') {
      const path = `/api/accounts/${gift.account}`;
      const renamed = { username: to, email: to };
      const { status } = await api.as(viewers[giver]).put(path, renamed);
      await expectMailOnlyTo(null);
      return status;
    }
    const [at, matrix] = [step.at, MATRICES[1]];
    const known = (await accounts()).find(({ id }) => id === gift.account);
    const account = `/api/accounts/${gift.account}`;
    const body = { club: `/api/organizations/${places[at]}`, account, matrix };
    const given = { at, person: gift.person, address: known?.email ?? '', matrix };
    return write({ giver, method: 'POST', path: '/api/club_permissions', body, gift: given });
  };

  /** Whoever has opened an account has what was given to the address of its mails, and nobody else has anything. */
  const expectRightsAsGiven = async (): Promise<void> => {
    const known = await accounts();
    const addresses = new Map(known.map(({ id, email }) => [id, email]));
    expect(gifts.map(({ account }) => addresses.get(account))).toEqual(gifts.map((gift) => gift.address));
    for (const { id } of known) {
      const viewer = await readViewer(context, id);
      const address = openedBy.get(id);
      expect(viewer === null, 'open without a link').toBe(address === undefined);
      const granted = [...(viewer?.clubs ?? [])].filter(([, matrix]) => Object.keys(matrix).length > 0);
      const given = gifts.filter((gift) => gift.address === address && Object.keys(gift.matrix).length > 0);
      expect(new Map(granted.map(([at, matrix]) => [at, { ...matrix }]))).toEqual(
        new Map(given.map(({ at, matrix }) => [places[at], matrix])),
      );
    }
  };

  /** Nobody is locked out: a forgotten password is reset wherever a link has gone. */
  const openEverything = async (): Promise<void> => {
    for (const address of new Set(gifts.map((gift) => gift.address))) {
      await requestLink(address);
      expect(await open(address, links.get(address)?.at(-1) ?? ''), `${address} gets in`).toBe(204);
    }
    await expectRightsAsGiven();
    for (const { account } of gifts) expect(openedBy.has(account)).toBe(true);
  };

  const end = async (): Promise<void> => {
    await db.query(sql`delete from club_permissions where account_id > ${lastGiver}::int`);
    await db.query(sql`delete from accounts where id > ${lastGiver}::int`);
    await db.query(sql`delete from account_links`);
    await db.query(sql`delete from login_attempts`);
    await db.query(sql`delete from history_actions`);
    await db.query(sql`delete from mailbox`);
  };

  return { play, expectRightsAsGiven, openEverything, end };
};

it(`gives nobody rights that were not given, and mails to no address that was not typed, in ${HISTORIES} histories`, async () => {
  const seen = new Set<string>();
  const history = fc.tuple(invite, fc.array(anyStep, { minLength: 4, maxLength: 10 }));
  await fc.assert(
    fc.asyncProperty(history, async ([first, steps]) => {
      const { play, expectRightsAsGiven, openEverything, end } = startHistory();
      try {
        for (const step of [first, ...steps]) {
          const status = await play(step);
          seen.add(`${step.kind} ${status}`);
          await expectRightsAsGiven();
        }
        await openEverything();
      } finally {
        await end();
      }
    }),
    { numRuns: HISTORIES, seed: SEED },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'invite 201',
      'invite 403',
      'invite 422',
      'join 201',
      'give 201',
      'resend 200',
      'resend 422',
      'move 200',
      'move 404',
      'move 422',
      'rename 403',
      'change 200',
      'withdraw 204',
      'open 204',
      'open 410',
      'request 204',
      'expire 0',
    ]),
  );
}, 1_800_000);
