import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './codegen/chunkGroups.ts';
import { findCircles } from './codegen/findCircles.ts';
import { offlineShell } from './codegen/offlineShell.ts';
import { toPreloads } from './codegen/toPreloads.ts';
import { devSandbox } from './sandbox/host/devSandbox.ts';
import { publicPaths } from './src/areas/public/publicPaths.ts';
import { publicQueries } from './src/generated/publicQueries.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string };
  return version;
};

/** The package's `exports` name its development files for a build, too. */
const ROUTER = [
  { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Files of the build that `index.html` names for every page. */
const EVERY_PAGE = /^assets\/(start|app|vendor|rolldown-runtime)-/;

/** Stands for the number of a pool while its question is written. */
const POOL = 123456789;
const askPool = new URLSearchParams({
  query: publicQueries.pool.text,
  variables: JSON.stringify({ pool: POOL }),
});

/** What draws them all, the pages that anybody opens by a link, on a phone, and those of the club area. */
const PRELOADED = {
  app: 'app/draw.tsx',
  pages: {
    [`/${publicPaths.tournaments}`]: { module: 'areas/public/tournaments/TournamentsPage.tsx' },
    [`/${publicPaths.individual}`]: { module: 'areas/public/individual/IndividualPage.tsx' },
    [`/${publicPaths.team}`]: {
      module: 'areas/public/team/TeamPage.tsx',
      asked: {
        parameter: 'pool',
        module: 'areas/public/team/PoolView.tsx',
        path: `/graphql?${askPool}`.replace(String(POOL), '{}'),
      },
    },
  },
  club: {
    area: 'areas/club/ClubArea.tsx',
    home: 'features/home/HomePage.tsx',
    texts: 'i18n/pageTexts.ts',
    views: {
      list: 'views/SchemaList.tsx',
      create: 'views/SchemaCreate.tsx',
      edit: 'views/SchemaEdit.tsx',
      show: 'views/SchemaShow.tsx',
    },
    configs: 'resources',
  },
};

/** Writes into `index.html` what each address preloads; nothing where the files are not built. */
const preloadPages = (): Plugin => ({
  name: 'preload-pages',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace('__PRELOADS__', () =>
        JSON.stringify(bundle ? toPreloads(bundle, PRELOADED) : { app: [], pages: {} }),
      ),
  },
});

/** A build whose files import each other in a circle is none: see `findCircles`. */
const refuseCircles = (): Plugin => ({
  name: 'refuse-circles',
  generateBundle(_options, bundle) {
    const circles = findCircles(bundle);
    if (circles.length > 0)
      this.error(`Files import each other: ${circles.map((files) => files.join(' and ')).join('; ')}`);
  },
});

/** What the first list and the first form run, and most of it. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'start',
  'app',
  'vendor',
  'club',
  'form',
  'forms',
  'controls',
  'values',
]);

/**
 * Has Chromium compile files as a whole while they are read, beside the page, and not each function when it is first
 * called: V8's 'explicit compile hints'. Other browsers read a comment.
 */
const compileAtOnce = (): Plugin => ({
  name: 'compile-at-once',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && AT_ONCE.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

// Only vitest reads the folder of the tests.
const test = process.env.VITEST ? (await import('./tests/settings.ts')).testSettings : undefined;

export default defineConfig(({ command }) => ({
  ...(test ? { test } : {}),
  // API_URL points the development server at a real API instead of the sandbox.
  plugins: [
    react(),
    preloadPages(),
    refuseCircles(),
    compileAtOnce(),
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
    alias: [
      { find: /^jsonld$/, replacement: here('./src/data/jsonldShim.ts') },
      ...(command === 'build' ? ROUTER : []),
    ],
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
    modulePreload: {
      polyfill: false,
      // What every page starts with need not be named by whatever is loaded later.
      resolveDependencies: (_url, files) => files.filter((file) => !EVERY_PAGE.test(file)),
    },
    rolldownOptions: {
      // For a higher-order component of emotion's that nobody calls; written so that it looks needed.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: chunkGroups(here('./src')),
        },
      },
    },
  },
}));
