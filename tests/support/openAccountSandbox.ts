import { createSandbox, type AppOptions } from '../../sandbox/api/app.ts';
import { createAuthTables } from '../../sandbox/auth/createAuthTables.ts';
import { storePassword } from '../../sandbox/auth/passwords.ts';
import { createSecurityLog } from '../../host/securityLog.ts';
import type { Context } from '../../sandbox/rights/context.ts';
import { account } from '../../sandbox/entities/account.ts';
import { clubPermission } from '../../sandbox/entities/clubPermission.ts';
import { referential } from '../../sandbox/entities/referential.ts';
import { season } from '../../sandbox/entities/season.ts';
import { entity } from '../../sandbox/model/entity.ts';
import { reference } from '../../sandbox/model/relationFields.ts';
import { choice, string } from '../../sandbox/model/scalarFields.ts';
import { insert } from '../../sandbox/storage/records.ts';
import { createRequester, type Answer, type Requester } from './createRequester.ts';
import { keepOpen } from './keepOpen.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { TEST_NOW } from './testNow.ts';

/** Just what an account hangs on; the real people and clubs have a hundred fields that say nothing here. */
const organization = entity('organization', {
  path: '/organizations',
  label: 'Structure',
  represent: '${name}',
  fields: {
    name: string('Nom'),
    type: choice('Type', { organization: 'Structure', club: 'Club' }),
    parent: reference('Structure de rattachement', 'organization'),
  },
});
const club = entity('club', {
  path: '/clubs',
  label: 'Club',
  extends: 'organization',
  represent: '${name}',
  access: { action: 'club.informations', owners: ['id'], writable: ['PUT'], sensitive: ['PUT'] },
  fields: {},
});
const person = entity('person', {
  path: '/people',
  label: 'Personne',
  represent: '${familyName}',
  fields: { familyName: string('Nom'), club: reference('Club', 'club') },
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

export interface AccountSandbox {
  readonly context: Context;
  api: Requester;
  /** Sends a name with the password of all accounts, unless given another. */
  login: (username: string, password?: string) => Promise<Answer>;
  /** What was mailed, the newest first. */
  mails: () => Promise<Mail[]>;
  /** Another process on the same database, with options of its own, called from the address `from`. */
  startProcess: (options?: AppOptions & Partial<Context> & { readonly from?: string }) => Requester;
  /** The sandbox as a client calls it. */
  fetch: typeof fetch;
  /** Creates an account with the password `secret`; answers its id. */
  addAccount: (values: { username: string; [field: string]: unknown }) => Promise<number>;
  addPermission: (values: {
    account: number;
    club: number;
    matrix: object;
    [field: string]: unknown;
  }) => Promise<number>;
  addClub: () => Promise<number>;
  /** Lines of the log of security events. */
  securityLog: string[];
  /** Lets the sandbox's clock run ahead. */
  wait: (minutes: number) => void;
}

/** The sandbox with a few small entities, no seed and a clock that the test moves. */
export const openAccountSandbox = async (): Promise<AccountSandbox> => {
  let now = TEST_NOW.getTime();
  const opened = await openTestDatabase([
    season,
    referential,
    organization,
    club,
    person,
    account,
    clubPermission,
  ]);
  const clock = (): Date => new Date(now);
  const securityLog: string[] = [];
  const context: Context = {
    ...opened,
    clock,
    securityLog: createSecurityLog((line) => securityLog.push(line), clock),
  };
  const { db, model } = context;
  await createAuthTables(db);
  const app = createSandbox(context);
  const add = async (name: string, values: Record<string, unknown>): Promise<number> =>
    (await insert(context, model.entity(name), values)).id;
  const home = await add('club', { name: 'TTC Ville' });
  const holder = await add('person', { familyName: 'DUPONT', club: home });
  const api = createRequester((request) => app.fetch(request), 'application/json');
  return {
    context,
    securityLog,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    api,
    login: (username, password = 'secret') => api.post('/api/login_check', { username, password }),
    mails: async () => (await api.get('/sandbox/mailbox')).body,
    startProcess: ({ from, ...options } = {}) => {
      const other = createSandbox({ ...context, db: { ...db }, ...options }, options);
      const env = from && { incoming: { socket: { remoteAddress: from } } };
      return createRequester((request) => other.fetch(request, env), 'application/json');
    },
    addAccount: async (values) => {
      const id = await add('account', {
        person: holder,
        email: `${values.username}@example.org`,
        roles: ['ROLE_USER'],
        modulesAccesses: { club: 2 },
        ...values,
      });
      // Slow on purpose elsewhere; here it takes a millisecond.
      await storePassword(db, id, 'secret', { logN: 4, p: 1 });
      return id;
    },
    addPermission: (values) => add('club-permission', values),
    addClub: () => add('club', { name: 'AS Bourg' }),
    wait: (minutes) => {
      now += minutes * 60_000;
    },
  };
};

/** The same for a whole file. */
export const setUpAccounts = (): AccountSandbox =>
  keepOpen(openAccountSandbox, ({ context }) => context.db.close());
