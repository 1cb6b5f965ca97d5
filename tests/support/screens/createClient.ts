import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { createApi, createRequester, type Api, type Body } from '../createRequester.ts';
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

/** The API of a sandbox as its first manager, or as another account, which logs in once when needed; null is a visitor. */
export const createCall = (sandbox: () => Sandbox): Api<Account | null> => {
  const tokens = new Map<Account, Promise<string>>();
  const tokenOf = (account: Account): Promise<string> => {
    const known = tokens.get(account) ?? logIn(account);
    tokens.set(account, known);
    return known;
  };
  const logIn = async (username: Account): Promise<string> => {
    const { body } = await api.as(null).post('/api/login_check', { username, password: DEMO_PASSWORD });
    if (typeof body.token !== 'string') throw new Error(`'${username}' cannot log in by password alone`);
    return body.token;
  };
  const request = createRequester((sent) => sandbox().fetch(sent));
  const api = createApi<Account | null>(async (account, method, path, body, headers) => {
    const token = account === null ? undefined : await tokenOf(account);
    const type = path === '/api/graphql' && { 'Content-Type': 'application/json' };
    return request.as(token)(method, path, body, { ...type, ...Object.fromEntries(new Headers(headers)) });
  }, 'gestionnaire');
  return api;
};

/** Answers clients of accounts, which throw what is refused. */
export const createClients = (sandbox: () => Sandbox): ((account: Account) => Promise<Client>) => {
  const api = createCall(sandbox);
  return async (account) => {
    const send = async (method: string, path: string, given?: unknown): Promise<Body> => {
      const address = path.startsWith('/api/') ? path : `/api${path}`;
      const { status, body } = await api.as(account)(method, address, given);
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
