import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { DEMO_PASSWORD, type demoAccounts } from '../../../sandbox/host/demoAccounts.ts';

export type Account = keyof typeof demoAccounts;

/** A JSON-LD document, typed loosely: a test reads it where it expects it. */
export type Answer = ReturnType<typeof JSON.parse>;

/**
 * The API as an account sees it, beside the application: what it does stands in no journal and meets no fault.
 * Paths carry no prefix (`/people/34`) or are IRIs; any answer but a success throws with what the server said.
 */
export interface Client {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
  put: (path: string, body: unknown) => Promise<Answer>;
  delete: (path: string) => Promise<Answer>;
}

/** Logs in once per account; answers clients that keep their token. */
export const createClients = (sandbox: () => Sandbox): ((account: Account) => Promise<Client>) => {
  const clients = new Map<Account, Promise<Client>>();
  return (account) => {
    const known = clients.get(account) ?? createClient(sandbox(), account);
    clients.set(account, known);
    return known;
  };
};

const createClient = async (sandbox: Sandbox, account: Account): Promise<Client> => {
  const send = async (
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
  ): Promise<Answer> => {
    const address = path.startsWith('/api/') ? path : `/api${path}`;
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${address}`, {
        method,
        headers: {
          'Content-Type': address === '/api/login_check' ? 'application/json' : 'application/ld+json',
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} was answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const login = await send('POST', '/login_check', null, { username: account, password: DEMO_PASSWORD });
  const token = typeof login.token === 'string' ? login.token : null;
  if (token === null) throw new Error(`'${account}' cannot log in by password alone`);
  return {
    get: (path) => send('GET', path, token),
    post: (path, body) => send('POST', path, token, body),
    put: (path, body) => send('PUT', path, token, body),
    delete: (path) => send('DELETE', path, token),
  };
};
