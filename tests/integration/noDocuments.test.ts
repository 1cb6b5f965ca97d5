// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../sandbox/host/demoAccounts.ts';
import { createMappingStore } from '../../src/data/mappingStore.ts';
import { createTransport } from '../../src/http/createTransport.ts';
import { resources } from '../../src/resources/index.ts';
import { setUpSandbox } from '../support/screens/openSeededSandbox.ts';

/** The embedded database may take this long on a busy machine. */
const START_MS = 180_000;

const sandbox = setUpSandbox();

const logIn = async (username: string): Promise<string> => {
  const answer = await sandbox.fetch(
    new Request('http://sandbox.test/api/login_check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    }),
  );
  return ((await answer.json()) as { readonly token: string }).token;
};

/** The descriptions of an account over the sandbox, and the requests for them. */
const openStore = async (username: string) => {
  const token = await logIn(username);
  const requested: string[] = [];
  const seen: { notify?: (version: string | null) => void } = {};
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    token: async () => token,
    onHeaders: (headers) => seen.notify?.(headers.get('Cache-Version')),
    // A signal of jsdom is none to the server's requests.
    fetch: async (url, { signal: _signal, ...init } = {}) => {
      const request = new Request(url, init);
      requested.push(new URL(request.url).pathname);
      return sandbox.fetch(request);
    },
  });
  const store = createMappingStore(transport, new QueryClient());
  seen.notify = (version) => store.see(version);
  return { store, requested };
};

describe('a server that describes its fields', () => {
  it.each(['gestionnaire', 'lecteur', 'sans-acces'])(
    'never gets a request for its documents, whatever it refuses %s',
    async (username) => {
      const { store, requested } = await openStore(username);
      const paths = resources.filter(({ source }) => source !== 'rest').map(({ path }) => path);
      for (const path of paths)
        for (const operation of ['list', 'create', 'update', 'show'] as const)
          await store.describe(path, operation).catch(() => null);
      expect(requested).toHaveLength(paths.length * 4);
      expect(requested.filter((path) => !path.endsWith('/mapping'))).toEqual([]);
    },
    START_MS,
  );
});
