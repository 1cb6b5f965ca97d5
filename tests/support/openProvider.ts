import { QueryClient } from '@tanstack/react-query';
import type { Sandbox } from '../../sandbox/api/openSandbox.ts';
import { DEMO_PASSWORD } from '../../sandbox/host/demoAccounts.ts';
import { createDataProvider, type AppDataProvider } from '../../src/data/createDataProvider.ts';
import { createMappingStore } from '../../src/data/mappingStore.ts';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { createTransport } from '../../src/http/createTransport.ts';
import { resources } from '../../src/resources/index.ts';

/** The data provider of the application over a sandbox, as the manager of its first club. Needs a document. */
export const openProvider = async (sandbox: Pick<Sandbox, 'fetch'>): Promise<AppDataProvider> => {
  const answer = await sandbox.fetch(
    new Request('http://sandbox.test/api/login_check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'gestionnaire', password: DEMO_PASSWORD }),
    }),
  );
  const { token } = (await answer.json()) as { readonly token: string };
  const transport = createTransport({
    apiUrl: 'http://sandbox.test/api',
    // A signal of jsdom is none to the server's requests.
    fetch: async (url, { signal: _signal, ...init } = {}) => {
      const request = new Request(url, init);
      request.headers.set('Authorization', `Bearer ${token}`);
      return sandbox.fetch(request);
    },
  });
  const queryClient = new QueryClient();
  return createDataProvider({
    transport,
    mappings: createMappingStore(transport, queryClient),
    queryClient,
    directory: createDirectory(resources),
    entrypoint: 'http://sandbox.test/api',
  });
};
