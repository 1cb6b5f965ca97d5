import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as OpenSandbox from '../api/openSandbox.ts';
import type * as StartProvider from './startProvider.ts';

const PATHS = /^\/(api|sandbox|\.well-known\/mercure)([/?]|$)/;

/**
 * Hosts the sandbox inside Vite's development server, on its origin. Its code is loaded through Vite: a change
 * of a declaration takes effect with the next start of the server.
 */
export const devSandbox = (dataDir: string): Plugin => ({
  name: 'raquette-sandbox',
  apply: 'serve',
  configureServer: (server) => {
    let opened: Promise<OpenSandbox.Sandbox> | null = null;
    let provider: Awaited<ReturnType<typeof StartProvider.startProvider>> | null = null;
    const open = async (): Promise<OpenSandbox.Sandbox> => {
      const module = await server.ssrLoadModule('/sandbox/api/openSandbox.ts');
      const { openSandbox } = module as typeof OpenSandbox;
      const [site] = server.resolvedUrls?.local ?? [];
      const { startProvider } = (await server.ssrLoadModule(
        '/sandbox/host/startProvider.ts',
      )) as typeof StartProvider;
      provider = site === undefined ? null : await startProvider(new URL(site).origin);
      return openSandbox({
        dataDir,
        databaseUrl: process.env.DATABASE_URL || undefined,
        checkout: provider?.checkout,
      });
    };
    const listener = getRequestListener(async (request, env) =>
      (await (opened ??= open())).fetch(request, env),
    );
    server.middlewares.use((request, response, next) => {
      if (PATHS.test(request.url ?? '')) void listener(request, response);
      else next();
    });
    server.httpServer?.once('close', () => {
      void provider?.close();
      void opened?.then((sandbox) => sandbox.close());
    });
  },
});
