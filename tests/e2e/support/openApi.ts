import type { APIRequestContext, APIResponse } from '@playwright/test';
import { PASSWORD } from './signIn.ts';

export interface Api {
  /** Body of a JSON-LD answer; throws on any status outside 200-299. */
  readonly get: <T>(path: string) => Promise<T>;
  readonly post: <T>(path: string, body: object) => Promise<T>;
  readonly put: <T>(path: string, body: object) => Promise<T>;
  /** Status alone, for what ought to be refused or gone. */
  readonly status: (path: string) => Promise<number>;
}

/** The API behind the application, called directly: what is prepared and checked there, no screen has touched. */
export async function openApi(request: APIRequestContext, username = 'gestionnaire'): Promise<Api> {
  const token = await tokenOf(request, username);
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
  const write = (body: object) => ({
    headers: { ...headers, 'Content-Type': 'application/ld+json' },
    data: JSON.stringify(body),
  });
  return {
    get: async (path) => toBody(await request.get(path, { headers })),
    post: async (path, body) => toBody(await request.post(path, write(body))),
    put: async (path, body) => toBody(await request.put(path, write(body))),
    status: async (path) => (await request.get(path, { headers })).status(),
  };
}

/** Each account logs in once per client: passwords are slow to check. */
const tokens = new WeakMap<APIRequestContext, Map<string, Promise<string>>>();

const tokenOf = (request: APIRequestContext, username: string): Promise<string> => {
  const ofRequest = tokens.get(request) ?? new Map<string, Promise<string>>();
  tokens.set(request, ofRequest);
  const token = ofRequest.get(username) ?? logIn(request, username);
  ofRequest.set(username, token);
  return token;
};

const logIn = async (request: APIRequestContext, username: string): Promise<string> => {
  const login = await request.post('/api/login_check', { data: { username, password: PASSWORD } });
  return (await toBody<{ token: string }>(login)).token;
};

const toBody = async <T>(answer: APIResponse): Promise<T> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
