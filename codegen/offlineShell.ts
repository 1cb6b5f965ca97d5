import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Parts that only some pages need, and none of them without network: charts, maps, editors, spreadsheets, QR codes. */
const RARE = /node_modules\/(@mui\/x-charts|leaflet|prosemirror-model|qrcode|pica|jsonld|papaparse|hucre)\//;

/** The page that is opened without network. */
const OFFLINE_PAGE = 'features/match-sheet/page/SheetPage.tsx';

/** Files of the build that are not precached; filled when the build writes its files. */
const rareFiles = new Set<string>();

const findRareFiles = (): Plugin => ({
  name: 'find-rare-files',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const files = Object.values(bundle);
    const page = files.find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(OFFLINE_PAGE)),
    );
    if (!page) throw new Error(`The build holds no file for ${OFFLINE_PAGE}`);
    const needed = new Set([page.fileName]);
    for (const name of needed) {
      const file = bundle[name];
      if (file?.type === 'chunk') for (const one of file.imports) needed.add(one);
    }
    for (const file of files) {
      const modules = file.type === 'chunk' ? file.moduleIds : [];
      const isRare = modules.some((id) => RARE.test(id)) || /\.worker-/.test(file.fileName);
      if (isRare && !needed.has(file.fileName)) rareFiles.add(file.fileName);
    }
  },
});

/**
 * The worker that opens a stored match sheet without network: the application's files except the rare ones, which are
 * kept once they were used, and the page as the server last gave it, with the nonce and policy of that answer. Pages
 * and public answers come from the network while there is one; answers to somebody who is logged in are never kept.
 */
export const offlineShell = (): readonly PluginOption[] => [
  findRareFiles(),
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
      // The network comes first: a page of an older version would request parts that are gone.
      navigateFallback: null,
      runtimeCaching: [
        {
          // Pages alone: a file or a mailbox that is opened by its address is an answer to one person.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(api|sandbox|\.well-known)\//.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'raquette-page',
            networkTimeoutSeconds: 5,
            precacheFallback: { fallbackURL: 'index.html' },
            // It is the same at every address, and an address may disclose whom somebody has looked for.
            plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve('/') }],
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
  }),
];
