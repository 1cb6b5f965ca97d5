import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { DEMO_PASSWORD, type demoAccounts } from '../../../sandbox/host/demoAccounts.ts';

export type Account = keyof typeof demoAccounts;

/** A JSON-LD document, typed loosely: a test reads it where it expects it. */
export type Answer = ReturnType<typeof JSON.parse>;

/**
 * The API as an account sees it, beside the application: what it does is in no journal and meets no fault.
 * Paths carry no prefix (`/people/34`) or are IRIs; any answer but a success throws with what the server said.
 */
export interface Client {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body: unknown) => Promise<Answer>;
  put: (path: string, body: unknown) => Promise<Answer>;
  delete: (path: string) => Promise<Answer>;
}

/** An answer of the API, refusals included; a body that is no JSON is a text. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer;
}

/** Sends a request, as the manager of the first club by default; null is a visitor. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  account?: Account | null,
) => Promise<ApiAnswer>;

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
  const call: Call = async (method, path, body, account = 'gestionnaire') => {
    const answer = await sandbox().fetch(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: {
          'Content-Type': NO_RECORDS.has(path) ? 'application/json' : 'application/ld+json',
          ...(account === null ? {} : { Authorization: `Bearer ${await tokenOf(account)}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? null : /^[[{]/.test(text) ? JSON.parse(text) : text,
    };
  };
  return call;
};

/** Addresses that take plain JSON. */
const NO_RECORDS: ReadonlySet<string> = new Set(['/api/login_check', '/api/graphql']);

/** Answers clients of accounts, which throw what is refused. */
export const createClients = (sandbox: () => Sandbox): ((account: Account) => Promise<Client>) => {
  const call = createCall(sandbox);
  return async (account) => {
    const send = async (method: string, path: string, given?: unknown): Promise<Answer> => {
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
