import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { toAhead } from './codegen/toAhead.ts';
import { devSandbox } from './sandbox/host/devSandbox.ts';
import { addresses } from './src/areas/public/addresses.ts';
import { publicQueries } from './src/generated/publicQueries.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string };
  return version;
};

const CONTROLS = new RegExp(
  [
    'node_modules/(@emotion|stylis|@mui/styled-engine|@mui/private-theming',
    '@mui/system/esm/(?!Box|Container|Grid|Stack|Unstable|useMediaQuery)\\w+',
    '@mui/material/esm/(styles|utils(?!/createSvgIcon)|CssBaseline|ButtonBase|Button|Typography))/',
  ].join('|'),
);

const FIELDS = new RegExp(
  [
    'node_modules/@mui/material/esm/(FormControl|FormLabel|FormHelperText|InputLabel|InputBase|OutlinedInput',
    'TextareaAutosize|InputAdornment|IconButton|SvgIcon)/',
  ].join('|'),
);

/** What the router's one file brings although nothing here renders it: each `[what to find, what to put instead]`. */
const UNUSED_OF_ROUTER: readonly (readonly [RegExp, string])[] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  // Names for the browser's developer tools keep components from being left out.
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  // Pages rendered on a server: their error page with its scripts, and links that load them beforehand.
  [/^var RemixErrorBoundary = class [^]*?^\};$/gm, 'var RemixErrorBoundary = null;'],
  [/^var AwaitErrorBoundary = class [^]*?^\};$/gm, 'var AwaitErrorBoundary = null;'],
  // react-admin's own router, where an application has none; ours stands around it.
  [
    /^function createHashRouter\([^]*?^\}$/gm,
    'function createHashRouter() { throw new Error("createHashRouter is not part of the build"); }',
  ],
  // Measurements of the router's own steps, which nobody asks for.
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
];

/** Leaves out of the build what the router brings for pages rendered on a server. */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/\w+\/chunk-/ },
    handler: (code) => {
      // One of its two files; the other is for the pages of a server alone.
      if (!code.includes('function createBrowserRouter(')) return undefined;
      return UNUSED_OF_ROUTER.reduce((lean, [found, instead]) => {
        if (!found.test(lean))
          throw new Error(`react-router has changed: it no longer holds ${String(found)}`);
        return lean.replace(found, instead);
      }, code);
    },
  },
});

/** What node-polyglot asks of packages for browsers that the build does not serve, and what every other one has. */
const PRESENT = { "require('object.entries')": 'Object.entries', "require('hasown')": 'Object.hasOwn' };

/** Leaves 5 KB of such packages out of the build. */
const leanPolyglot = (): Plugin => ({
  name: 'lean-polyglot',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/node-polyglot\/index\.js/ },
    handler: (code) =>
      Object.entries(PRESENT).reduce((lean, [asked, present]) => {
        if (!lean.includes(asked)) throw new Error(`node-polyglot has changed: it no longer holds ${asked}`);
        return lean.replace(asked, present);
      }, code),
  },
});

/** Stands for the number of a pool while its question is written. */
const POOL = 123456789;
const askPool = new URLSearchParams({
  query: publicQueries.pool.text,
  variables: JSON.stringify({ pool: POOL }),
});

/** The pages that anybody opens by a link, on a phone. */
const PAGES_AHEAD = {
  [`/${addresses.tournaments}`]: { module: 'areas/public/tournaments/TournamentsPage.tsx' },
  [`/${addresses.individual}`]: { module: 'areas/public/individual/IndividualPage.tsx' },
  [`/${addresses.team}`]: {
    module: 'areas/public/team/TeamPage.tsx',
    asked: {
      parameter: 'pool',
      module: 'areas/public/team/PoolView.tsx',
      path: `/graphql?${askPool}`.replace(String(POOL), '{}'),
    },
  },
};

/** Writes into the page what a public page needs ahead of the scripts; nothing where the files are not built. */
const askAhead = (): Plugin => ({
  name: 'ask-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace('__AHEAD__', () => JSON.stringify(bundle ? toAhead(bundle, PAGES_AHEAD) : {})),
  },
});

/** What only some pages need, and none of them without network: charts, maps, editors, spreadsheets, QR codes. */
const RARE =
  /node_modules\/(@mui\/x-charts|leaflet|prosemirror-model|qrcode|pica|jsonld|papaparse|write-excel-file)\//;

/** The page that is opened without network. */
const OFFLINE_PAGE = { sheet: { module: 'features/match-sheet/page/SheetPage.tsx' } };

/** The files of the build that the worker does not bring beforehand; filled when the build writes its files. */
const rareFiles = new Set<string>();

const findRareFiles = (): Plugin => ({
  name: 'find-rare-files',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const needed = new Set(toAhead(bundle, OFFLINE_PAGE).sheet?.files);
    for (const file of Object.values(bundle)) {
      const modules = file.type === 'chunk' ? file.moduleIds : [];
      const isRare = modules.some((id) => RARE.test(id)) || /\.worker-/.test(file.fileName);
      if (isRare && !needed.has(`/${file.fileName}`)) rareFiles.add(file.fileName);
    }
  },
});

/**
 * The worker that opens a stored match sheet without network: the application's files except the rare ones, which are
 * kept once they were used, and the page as the server last gave it, with the nonce and policy of that answer. Pages
 * and public answers come from the network while there is one; answers to somebody who is logged in are never kept.
 */
const offlineShell = () =>
  VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // The page that needs it registers it: whoever reads results loads nothing of it.
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => !rareFiles.has(url)), warnings: [] }),
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      inlineWorkboxRuntime: true,
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      directoryIndex: null,
      // The network is asked first: a page of an older version would ask for parts that are gone.
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkFirst',
          options: {
            cacheName: 'raquette-page',
            networkTimeoutSeconds: 5,
            precacheFallback: { fallbackURL: 'index.html' },
            expiration: { maxEntries: 1 },
          },
        },
        {
          // Their names change with what they hold: what was kept is never out of date.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'raquette-parts',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
          },
        },
        {
          urlPattern: ({ url, request }) =>
            url.pathname.startsWith('/api/') && !request.headers.has('Authorization'),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'raquette-public',
            networkTimeoutSeconds: 5,
            cacheableResponse: { statuses: [200], headers: { 'Cache-Control': 'public, max-age=60' } },
            expiration: { maxEntries: 60, maxAgeSeconds: 86_400 },
          },
        },
      ],
    },
  });

// Only vitest reads the folder of the tests.
const test = process.env.VITEST ? (await import('./tests/settings.ts')).testSettings : undefined;

interface Graph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Whether a module is there before any page is: the application's entry imports it, itself or through others. */
const isOfStart = (id: string, graph: Graph): boolean => {
  const seen = new Set<string>();
  const isImported = (one: string): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    const info = graph.getModuleInfo(one);
    return info !== null && (info.isEntry || info.importers.some(isImported));
  };
  return isImported(id);
};

const CLUB = here('./src/areas/club/ClubArea.tsx');

/**
 * Tells whether a module is there in every page of the club area and in no other: what its frame imports, without what
 * the entry, the login page and the public pages come to by themselves, now or later.
 */
const ofClub = (): ((id: string, graph: Graph) => boolean) => {
  const reach = (from: string, graph: Graph, isLazyToo: boolean): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id) || (isLazyToo && id === CLUB)) continue;
      seen.add(id);
      const info = graph.getModuleInfo(id);
      open.push(...(info?.importedIds ?? []), ...(isLazyToo ? (info?.dynamicallyImportedIds ?? []) : []));
    }
    return seen;
  };
  let own: ReadonlySet<string> | undefined;
  return (id, graph) => {
    if (!own) {
      const others = reach(here('./src/main.tsx'), graph, true);
      own = new Set([...reach(CLUB, graph, false)].filter((one) => !others.has(one)));
    }
    return own.has(id);
  };
};

const isOfClub = ofClub();

export default defineConfig({
  ...(test ? { test } : {}),
  // API_URL points the development server at a real API instead of the sandbox.
  plugins: [
    react(),
    leanRouter(),
    leanPolyglot(),
    askAhead(),
    ...(process.env.API_URL ? [] : [devSandbox(here('./.cache/dev-data'))]),
    // Of no use to a test, and slow to load.
    ...(process.env.VITEST ? [] : [findRareFiles(), offlineShell()]),
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
      // For a higher-order component of emotion's that nobody calls; written so that it looks needed.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What every page draws with, the login page first: one file compresses better than twenty.
            { name: 'controls', test: CONTROLS, priority: 1 },
            { name: 'fields', test: FIELDS },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//,
            },
            // What every page starts with, in one file instead of one for each combination of pages.
            {
              debugName: 'start',
              name: (id, graph) => (isOfStart(id, graph) ? 'start' : null),
              test: /\/src\/(?!main\.tsx)|\/node_modules\/idb\/|preload-helper/,
            },
            // One file instead of a hundred and forty: they are asked for together, and compress better together.
            {
              debugName: 'club',
              name: (id, graph) => (isOfClub(id, graph) ? 'club' : null),
              // What it shares with other pages stays beside it; those ask for nothing of it, so there is no circle.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
