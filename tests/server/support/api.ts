import type { APIRequestContext } from '@playwright/test';

export type Json = Readonly<Record<string, unknown>>;

/** The server called directly, with its whole answer. */
export interface Api {
  readonly token: string;
  readonly get: (path: string) => Promise<Json>;
  readonly post: (path: string, body: Json) => Promise<Json>;
  readonly status: (path: string) => Promise<number>;
}

export const createApi = async (request: APIRequestContext, address: string): Promise<Api> => {
  const login = await request.post(`${address}/api/login_check`, {
    data: { username: 'gestionnaire', password: 'demo' },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
  return {
    token,
    get: async (path) => (await (await request.get(address + path, { headers })).json()) as Json,
    post: async (path, body) => {
      const answer = await request.post(address + path, {
        headers: { ...headers, 'Content-Type': 'application/ld+json' },
        data: JSON.stringify(body),
      });
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()) as Json;
    },
    status: async (path) => (await request.get(address + path, { headers })).status(),
  };
};
