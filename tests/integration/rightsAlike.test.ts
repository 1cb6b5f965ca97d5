import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../sandbox/host/demoAccounts.ts';
import type { Sandbox } from '../../sandbox/openSandbox.ts';
import { rightOf } from '../../src/areas/club/rightOf.ts';
import { canCreateOf } from '../../src/data/toHydraDocument.ts';
import { resources } from '../../src/resources/index.ts';
import { isObject } from '../../src/schema/read.ts';
import { belongsToClub } from '../../src/session/access.ts';
import { createAuthProvider } from '../../src/session/createAuthProvider.ts';
import { parseAccesses } from '../../src/session/parseAccesses.ts';
import { parseToken } from '../../src/session/parseToken.ts';
import type { Session } from '../../src/session/Session.ts';
import type { SessionState, SessionUser } from '../../src/session/SessionState.ts';
import { openSeededSandbox } from '../support/screens/openSeededSandbox.ts';

/** The embedded database may take this long on a busy machine. */
const START_MS = 60_000;

let sandbox: Sandbox;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await openSeededSandbox();
}, START_MS);
afterAll(() => sandbox.close());

const send = async (username: string, method: string, path: string, body?: unknown) => {
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

/** Rights of 'gestionnaire' in its club, instead of those of the seed. */
const grant = async (modules: unknown, matrix: Record<string, number>): Promise<void> => {
  const { db } = sandbox.context;
  await db.query(sql`update accounts set modules_accesses = ${JSON.stringify(modules)}::jsonb
    where username = 'gestionnaire'`);
  await db.query(sql`update club_permissions set matrix = ${JSON.stringify(matrix)}::jsonb
    where account_id = (select id from accounts where username = 'gestionnaire')`);
};

const CLUBS = [1, 2];
const isRefused = (status: number): boolean => status === 403 || status === 404;

type Answers = Record<string, boolean>;

/** What the client offers and what the server allows, by operation; a record that is not there is left out. */
const compare = async (username: string): Promise<{ client: Answers; server: Answers }> => {
  const user = await logIn(username);
  const state: SessionState = { status: 'loggedIn', user };
  const session = { getState: () => state, restore: async () => state } as Partial<Session> as Session;
  const client: Answers = {};
  const server: Answers = {};
  for (const club of CLUBS) {
    const { canAccess } = createAuthProvider(session, { clubId: () => club, rightOf });
    for (const { name, path, single } of resources) {
      const ask = async (action: string, record?: Record<string, unknown>): Promise<boolean> =>
        belongsToClub(user, club) && Boolean(await canAccess?.({ resource: name, action, record }));
      const iri = `/api/clubs/${club}`;
      if (single) {
        // Whoever is logged in may read what a club is called; its page and its changes are its officials'.
        const { status, body } = await send(username, 'GET', iri);
        const isShown = await ask('show');
        client[`edit ${name} ${iri}`] = isShown && (await ask('edit', status === 200 ? body : {}));
        server[`edit ${name} ${iri}`] = !isRefused((await send(username, 'PUT', iri, {})).status);
        continue;
      }
      const list = await send(username, 'GET', `/api${path}?club=${iri}`);
      client[`list ${name} of ${iri}`] = await ask('list');
      server[`list ${name} of ${iri}`] = !isRefused(list.status);

      client[`create ${name} of ${iri}`] = (await ask('create')) && canCreateOf(list.body);
      const created = await send(username, 'POST', `/api${path}`, { club: iri });
      server[`create ${name} of ${iri}`] = !isRefused(created.status);

      const known = await send('multi', 'GET', `/api${path}?club=${iri}&itemsPerPage=1&order[id]=desc`);
      const [member] = known.body['hydra:member'] as { '@id': string }[];
      if (!member) continue;
      const { status, body } = await send(username, 'GET', member['@id']);
      const record = isObject(body) ? body : {};
      const isShown = await ask('show');
      client[`show ${member['@id']}`] = isShown;
      server[`show ${member['@id']}`] = !isRefused(status);
      client[`edit ${member['@id']}`] = isShown && (await ask('edit', record));
      server[`edit ${member['@id']}`] = !isRefused((await send(username, 'PUT', member['@id'], {})).status);
      client[`delete ${member['@id']}`] = isShown && (await ask('delete', record));
      server[`delete ${member['@id']}`] = !isRefused((await send(username, 'DELETE', member['@id'])).status);
    }
  }
  return { client, server };
};

describe('the client offers what the server allows, and nothing else', () => {
  beforeAll(() => logIn('multi'));

  it.each(['multi', 'lecteur', 'officiel', 'gestionnaire', 'sans-acces'])(
    'to the account %s (R6.8, R6.10, R6.12, R6.13, R6.14, R6.17)',
    async (username) => {
      const { client, server } = await compare(username);
      expect(client).toEqual(server);
      expect(Object.keys(server).length).toBeGreaterThan(20);
    },
  );

  it.each([
    ['every module, every action', 'all', { 'persons.list': 2, 'licences.list': 2, 'club.resources': 2 }],
    ['the modules without the actions', 'all', {}],
    ['the actions without the modules', {}, { 'persons.list': 3, 'licences.list': 3 }],
    ['a module at level 0', { persons: 0, licences: 1 }, { 'persons.list': 2, 'licences.list': 2 }],
    ['one of three to read', 'all', { 'persons.list': 1 }],
    ['one of three to change', { licences: 1 }, { 'licences.list': 2, 'persons.list': 0 }],
    ['actions of another name', 'all', { persons: 3, list: 3, constructor: 3 }],
  ])('with %s (R6.8, R6.10, R6.12, R6.13, R6.14, R6.17)', async (_what, modules, matrix) => {
    await grant(modules, matrix);
    const { client, server } = await compare('gestionnaire');
    expect(client).toEqual(server);
  });
});
