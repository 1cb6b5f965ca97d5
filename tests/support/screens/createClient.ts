import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { createRequester, type Answer, type Body } from '../createRequester.ts';
import { DEMO_PASSWORD, type demoAccounts } from '../../../sandbox/host/demoAccounts.ts';

export type Account = keyof typeof demoAccounts;

/**
 * The API as an account sees it, beside the application: what it does is in no journal and meets no fault.
 * Paths carry no prefix (`/people/34`) or are IRIs; any answer but a success throws with what the server said.
 */
export interface Client {
  get: (path: string) => Promise<Body>;
  post: (path: string, body: unknown) => Promise<Body>;
  put: (path: string, body: unknown) => Promise<Body>;
  delete: (path: string) => Promise<Body>;
}

/** Sends a request, as the manager of the first club by default; null is a visitor. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  account?: Account | null,
) => Promise<Answer>;

/** The API of a sandbox, into which each account logs in once, when it is first needed. */
export const createCall = (sandbox: () => Sandbox): Call => {
  const tokens = new Map<Account, Promise<string>>();
  const tokenOf = (account: Account): Promise<string> => {
    const known = tokens.get(account) ?? logIn(account);
    tokens.set(account, known);
    return known;
  };
  const logIn = async (username: Account): Promise<string> => {
    const { body } = await call('POST', '/api/login_check', { username, password: DEMO_PASSWORD }, null);
    if (typeof body.token !== 'string') throw new Error(`'${username}' cannot log in by password alone`);
    return body.token;
  };
  const request = createRequester((sent) => sandbox().fetch(sent));
  const call: Call = async (method, path, body, account = 'gestionnaire') =>
    request(method, path, body, {
      token: account === null ? undefined : await tokenOf(account),
      ...(path === '/api/graphql' && { headers: { 'Content-Type': 'application/json' } }),
    });
  return call;
};

/** Answers clients of accounts, which throw what is refused. */
export const createClients = (sandbox: () => Sandbox): ((account: Account) => Promise<Client>) => {
  const call = createCall(sandbox);
  return async (account) => {
    const send = async (method: string, path: string, given?: unknown): Promise<Body> => {
      const address = path.startsWith('/api/') ? path : `/api${path}`;
      const { status, body } = await call(method, address, given, account);
      if (status < 300) return body;
      throw new Error(`${method} ${address} was answered ${status}: ${JSON.stringify(body)}`);
    };
    return {
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      put: (path, body) => send('PUT', path, body),
      delete: (path) => send('DELETE', path),
    };
  };
};
