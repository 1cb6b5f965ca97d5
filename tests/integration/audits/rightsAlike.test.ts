import { sql } from '../../../sandbox/storage/sql.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import { toIri } from '../../../sandbox/model/iri.ts';
import type { ResolvedEntity } from '../../../sandbox/model/model.ts';
import { readViewer } from '../../../sandbox/rights/readViewer.ts';
import { clubsWith, holdsModule } from '../../../sandbox/rights/scopeOf.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { actions } from '../../../sandbox/rights/actions.ts';
import type { Condition } from '../../../sandbox/model/condition.ts';
import { findOne } from '../../../sandbox/storage/findByIds.ts';
import { findRows } from '../../../sandbox/storage/findMany.ts';
import { rightOf } from '../../../src/resources/rightOf.ts';
import { canCreateOf } from '../../../src/data/toHydraDocument.ts';
import { resources } from '../../../src/resources/index.ts';
import { refusalOf } from '../../../src/schema/permissionsOf.ts';
import { isObject } from '../../../src/schema/read.ts';
import { belongsToClub } from '../../../src/session/access.ts';
import { createAuthProvider } from '../../../src/session/createAuthProvider.ts';
import { parseAccesses } from '../../../src/session/parseAccesses.ts';
import { parseToken } from '../../../src/session/parseToken.ts';
import type { Session } from '../../../src/session/Session.ts';
import type { SessionState, SessionUser } from '../../../src/session/SessionState.ts';
import { toFilter } from '../../../src/views/page/ScopeContext.tsx';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

/** Limits for a busy machine: to open the embedded database, and to read all cells of an account. */
const COMPARE_MS = 120_000;

const CLUBS = [1, 2];

const THIRDS = 3;

const sandbox = setUpSandbox();
const tokens = new Map<string, string>();

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const send = async (username: string, method: string, path: string, body?: unknown): Promise<Answer> => {
  const token = tokens.get(username);
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method,
      headers: {
        'Content-Type': token ? 'application/ld+json' : 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> };
};

/** The account as the client knows it after a login. */
const logIn = async (username: string): Promise<SessionUser> => {
  if (!tokens.has(username)) {
    const { body } = await send(username, 'POST', '/api/login_check', { username, password: DEMO_PASSWORD });
    tokens.set(username, String(body.token));
  }
  const content = parseToken(tokens.get(username) ?? '');
  if (!content) throw new Error(`'${username}' has no readable token`);
  const { body } = await send(username, 'GET', '/api/accounts/me/accesses');
  const { roles, account } = content;
  return { username, account, roles, ...parseAccesses(body) };
};

/** The account as the server knows it. */
const readAccount = async (username: string): Promise<Viewer> => {
  const [account] = await sandbox.context.db.query<{ id: number }>(
    sql`select id from accounts where username = ${username}`,
  );
  const viewer = await readViewer(sandbox.context, account?.id ?? 0);
  if (!viewer) throw new Error(`'${username}' is closed`);
  return viewer;
};

/** Rights of 'gestionnaire' in its club, instead of those of the seed. */
const grant = async (modules: unknown, matrix: Record<string, number>): Promise<void> => {
  const { db } = sandbox.context;
  await db.query(sql`update accounts set modules_accesses = ${JSON.stringify(modules)}::jsonb
    where username = 'gestionnaire'`);
  await db.query(sql`update club_permissions set matrix = ${JSON.stringify(matrix)}::jsonb
    where account_id = (select id from accounts where username = 'gestionnaire')`);
};

const clubIri = (club: number): string => `/api/clubs/${club}`;

const through = (path: string, club: number): Condition => ({ path, test: { is: 'exact', values: [club] } });

const ownedBy = ({ access: { owners } }: ResolvedEntity, club: number): Condition | null =>
  owners.length === 0 ? null : { any: owners.map((path) => through(path, club)) };

const latestIn = async (entity: ResolvedEntity, scope: Condition | null): Promise<number | undefined> => {
  const order = [{ path: 'id', direction: 'desc' }] as const;
  const [row] = await findRows(sandbox.context, entity, { order, limit: 1, offset: 0 }, scope);
  return row?.id;
};

const latestIri = async (entity: ResolvedEntity, scope: Condition | null): Promise<string | undefined> => {
  const id = await latestIn(entity, scope);
  return id === undefined ? undefined : toIri(entity, id);
};

interface Known {
  readonly iri: string;
  /** The clubs whose record it is; all of them where it is nobody's. */
  readonly homes: readonly number[];
}

/** By resource and club. */
const known = new Map<string, Known | null>();

/** A record of a club, or of anybody where all are published and the club has none. */
const findKnown = async (entity: ResolvedEntity, club: number): Promise<Known | null> => {
  const key = `${entity.name} ${club}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const id =
    (await latestIn(entity, ownedBy(entity, club))) ??
    (entity.access.publicFields && !entity.access.publicWhen ? await latestIn(entity, null) : undefined);
  const homes: number[] = [];
  for (const home of CLUBS)
    if (id !== undefined && (await findOne(sandbox.context, entity, id, ownedBy(entity, home))))
      homes.push(home);
  const read = id === undefined ? null : { iri: toIri(entity, id), homes: homes.length > 0 ? homes : CLUBS };
  known.set(key, read);
  return read;
};

/** What a new record names so that it belongs to a club; null where nothing in a body does. */
const nameClub = async (entity: ResolvedEntity, club: number): Promise<object | null> => {
  for (const path of entity.access.owners) {
    const [name = '', ...behind] = path.split('.');
    const field = entity.fields[name];
    if (!field || field.readOnly || (field.kind !== 'reference' && field.kind !== 'references')) continue;
    const iri =
      behind.length === 0
        ? clubIri(club)
        : await latestIri(sandbox.context.model.entity(field.target), through(behind.join('.'), club));
    if (iri !== undefined) return { [name]: field.kind === 'references' ? [iri] : iri };
  }
  return null;
};

const isAllowed = ({ status }: Answer): boolean => status !== 403 && status !== 404;

type Cells = Record<string, boolean>;

/** What the client offers and what the server allows, by operation and club; a record that is not there is left out. */
const compare = async (username: string, compared = resources): Promise<{ client: Cells; server: Cells }> => {
  const user = await logIn(username);
  const viewer = await readAccount(username);
  const state: SessionState = { status: 'loggedIn', user };
  const session = { getState: () => state, restore: async () => state } as Partial<Session> as Session;
  const client: Cells = {};
  const server: Cells = {};
  const answers = new Map<string, Answer>();
  /** What does not depend on the club of the address is requested once. */
  const sendOnce = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const key = JSON.stringify([method, path, body]);
    const answer = answers.get(key) ?? (await send(username, method, path, body));
    answers.set(key, answer);
    return answer;
  };
  /** A request that names no club, or several, is about those of the account. */
  const addressesOf = (clubs: readonly number[]): readonly number[] => {
    const own = clubs.filter((club) => viewer.clubs.has(club));
    return own.length > 0 ? own : clubs;
  };
  for (const club of CLUBS) {
    const { canAccess } = createAuthProvider(session, { clubId: () => club, rightOf });
    for (const { name, path, single, source, listed: door, load, recordRight } of compared) {
      const isOffered = async (operation: string, record?: Record<string, unknown>): Promise<boolean> =>
        belongsToClub(user, club) &&
        Boolean(await canAccess?.({ resource: name, action: operation, record }));
      const { scope = [], either = [], filter: fixed } = (await load()).list ?? {};
      if (source === 'rest' || door === 'read') {
        const filter = Object.fromEntries(scope.map((relation) => [relation, clubIri(club)]));
        const query = new URLSearchParams({
          filter: JSON.stringify({ ...fixed, ...filter }),
          range: '[0,0]',
        });
        const address = source === 'rest' ? path : `/read${path}`;
        client[`read ${name} at ${club}`] = await isOffered('list');
        server[`read ${name} at ${club}`] = isAllowed(await sendOnce('GET', `/api${address}?${query}`));
      }
      if (source === 'rest') continue;
      const entity = sandbox.context.model.byPath(path);
      if (!entity) throw new Error(`The sandbox knows no ${path}`);
      const { action, module, owners, publicFields } = entity.access;
      const compareChanges = async (iri: string, isShown: boolean, { status, body }: Answer) => {
        const record = status === 200 && isObject(body) ? body : {};
        client[`edit ${iri} at ${club}`] = isShown && (await isOffered('edit', record));
        /** What its state closes to everybody is a conflict, and the record says so beforehand. */
        const isOpen = (answer: Answer): boolean =>
          isAllowed(answer) && !(answer.status === 409 && refusalOf(record) !== null);
        // A field that is not there is refused after the rights, and before anything is stored or the state is looked at.
        const change = refusalOf(record) === null ? { unknownField: 1 } : {};
        server[`edit ${iri} at ${club}`] = isOpen(await sendOnce('PUT', iri, change));
        if (single) return;
        client[`delete ${iri} at ${club}`] = isShown && (await isOffered('delete', record));
        const answer = await sendOnce('DELETE', iri);
        server[`delete ${iri} at ${club}`] = isOpen(answer);
        if (answer.status === 204) known.clear();
      };
      // Whoever is logged in may read what is published; the pages with it are its officials'.
      const isPublished = publicFields !== undefined || action === undefined;
      const isOfficial =
        holdsModule(viewer, module) &&
        (action === undefined ? viewer.clubs.has(club) : clubsWith(entity, viewer, 'read').includes(club));
      const mayRead = (answer: Answer): boolean => isAllowed(answer) && (!isPublished || isOfficial);

      if (single) {
        const iri = clubIri(club);
        await compareChanges(iri, await isOffered('show'), await sendOnce('GET', iri));
        continue;
      }
      const tie = (paths: readonly string[]) =>
        Object.fromEntries(paths.map((relation) => [relation, { '@id': clubIri(club) }]));
      const filter = new URLSearchParams({ ...toFilter(tie(scope), tie(either)), itemsPerPage: '0' });
      const list = await sendOnce('GET', `/api${path}?${filter}`);
      const isTied = scope.length + either.length > 0;
      const isOwn = addressesOf(CLUBS).includes(club);
      if (isTied || isOwn) {
        client[`list ${name} at ${club}`] = await isOffered('list');
        server[`list ${name} at ${club}`] = mayRead(list);
      }

      // Where the list is not tied to the club that owns its rows, a new one may be of any club of the account.
      const isOwned = isTied && [...scope, ...either].every((relation) => owners.includes(relation));
      const bodies = await Promise.all(
        (isOwned ? [club] : addressesOf(CLUBS)).map((at) => nameClub(entity, at)),
      );
      if ((isOwned && bodies.every(Boolean)) || isOwn) {
        client[`create ${name} at ${club}`] = (await isOffered('create')) && canCreateOf(list.body);
        let mayCreate = false;
        for (const body of bodies) mayCreate ||= isAllowed(await sendOnce('POST', `/api${path}`, body ?? {}));
        server[`create ${name} at ${club}`] = mayCreate;
      }

      const record = await findKnown(entity, club);
      if (!record || !addressesOf(record.homes).includes(club)) continue;
      const shown = await sendOnce('GET', record.iri);
      // Where a page opens to everybody's own record, which one that is only the server knows.
      const isShown = (await isOffered('show')) && (recordRight === undefined || isAllowed(shown));
      client[`show ${record.iri} at ${club}`] = isShown;
      server[`show ${record.iri} at ${club}`] = recordRight === undefined ? mayRead(shown) : isAllowed(shown);
      await compareChanges(record.iri, isShown, shown);
    }
  }
  return { client, server };
};

const everyAction = (level: number): Record<string, number> =>
  Object.fromEntries(actions.map((action) => [action, level]));

describe('the client offers what the server allows, and nothing else', () => {
  it.each(['multi', 'lecteur', 'officiel', 'gestionnaire', 'sans-acces'])(
    'to the account %s (R6.8, R6.10, R6.12, R6.13, R6.14, R6.17, R6.9)',
    async (username) => {
      const { client, server } = await compare(username);
      expect(client).toEqual(server);
      expect(Object.keys(server).length).toBeGreaterThan(5 * resources.length);
    },
    COMPARE_MS,
  );

  /** Rights are read in one way for all resources: each of these is tried on a third of them, the thirds in turn. */
  const granted: readonly (readonly [string, unknown, Record<string, number>])[] = [
    ['every module, every action', 'all', everyAction(2)],
    ['the modules without the actions', 'all', {}],
    ['the actions without the modules', {}, everyAction(3)],
    ['a module at level 0', { persons: 0, licences: 1 }, everyAction(2)],
    ['one action to read', 'all', { 'persons.list': 1 }],
    ['one of two actions to change', { licences: 1 }, { 'licences.list': 2, 'persons.list': 0 }],
    ['actions of another name', 'all', { persons: 3, list: 3, constructor: 3 }],
  ];
  it.each(granted.map((row, index) => [...row, index % THIRDS] as const))(
    'with %s (R6.8, R6.10, R6.12, R6.13, R6.14, R6.17, R6.9)',
    async (_what, modules, matrix, turn) => {
      await grant(modules, matrix);
      const { client, server } = await compare(
        'gestionnaire',
        resources.filter((_resource, index) => index % THIRDS === turn),
      );
      expect(client).toEqual(server);
      expect(Object.keys(server).length).toBeGreaterThan(resources.length);
    },
    COMPARE_MS,
  );
});
