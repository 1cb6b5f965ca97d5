import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './codegen/chunkGroups.ts';
import { offlineShell } from './codegen/offlineShell.ts';
import { devSandbox } from './sandbox/host/devSandbox.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string };
  return version;
};

// Only vitest reads the folder of the tests.
const test = process.env.VITEST ? (await import('./tests/settings.ts')).testSettings : undefined;

export default defineConfig({
  ...(test ? { test } : {}),
  // API_URL points the development server at a real API instead of the sandbox.
  plugins: [
    react(),
    ...(process.env.API_URL ? [] : [devSandbox(here('./.cache/dev-data'))]),
    // Of no use to a test, and slow to load.
    ...(process.env.VITEST ? [] : offlineShell()),
  ],
  // Named in the report of a failure.
  define: { APP_VERSION: JSON.stringify(readVersion()) },
  publicDir: 'src/app/public',
  resolve: {
    // hydraDataProvider pulls jsonld in although only documentation parsing calls it: 31 KB gzip kept out of
    // the club chunk. The regular expression leaves the shim's own import of `jsonld/lib/index.js` alone.
    alias: [{ find: /^jsonld$/, replacement: here('./src/data/jsonldShim.ts') }],
    // Packages that Node loads by itself take 'module-sync'; vitest has to choose the same files for ours, or
    // react-router is there twice and the screens find no router.
    ...(process.env.VITEST ? { conditions: ['module-sync', 'node', 'development'] } : {}),
  },
  server: {
    host: '127.0.0.1',
    ...(process.env.API_URL
      ? { proxy: { '/api': { target: process.env.API_URL, changeOrigin: true } } }
      : {}),
  },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The club area is one lazy chunk around react-admin; `npm run bench` watches its weight.
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
