import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../sandbox/host/demoAccounts.ts';
import { publicPaths } from '../../src/areas/public/publicPaths.ts';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { openProxy, type Proxy } from '../faults/openProxy.ts';
import { prepareSeed } from '../support/prepareSeed.ts';
import { openBesideTab } from './besideTab.ts';
import { createChance, draw } from './createChance.ts';
import { createMarker } from './createMarker.ts';
import type { Settings } from './explore.ts';
import { runBombadil } from './runBombadil.ts';
import { troubles } from './troubles.ts';

export const VISITOR = 'visiteur';
const PHONE_PX = 600;
/** Between two faults. */
const EVERY_MS = 7000;
/** So many faults from one end of the session to the next. */
const SESSION_FAULTS = 8;

export interface Walk {
  readonly account: string;
  readonly width: number;
  readonly seed: number;
  readonly faults: boolean;
  /** Somebody works in a second tab of the browser as well. */
  readonly isBeside?: boolean;
  readonly seconds: number;
  readonly again: Settings['again'];
  /** Below the root, so that the specification finds its packages. */
  readonly folder: string;
  /** Ends at the first law that is broken. */
  readonly isShort?: boolean;
  /** A copy of the sources to explore instead. */
  readonly root?: string;
}

/** Explores an application of its own, with fresh data. */
export const exploreOnce = async (walk: Walk): ReturnType<typeof runBombadil> => {
  const { account, width, seed, folder, seconds, isShort = false } = walk;
  mkdirSync(folder, { recursive: true });
  const data = await createFreshData(process.env.DATABASE_URL ? undefined : await prepareSeed());
  const application = await startApplication(await freePort(), data.env, walk.root);
  const proxy = await openProxy(application.url, createMarker());
  const calm = walk.faults ? disturb(proxy, seed) : undefined;
  const url = account === VISITOR ? `${proxy.url}/${publicPaths.tournaments}` : `${proxy.url}/login`;
  const height = width < PHONE_PX ? 740 : 800;
  const beside = walk.isBeside ? await openBesideTab({ account, url: proxy.url, seed, folder }) : null;
  const debuggerUrl = beside?.debuggerUrl ?? null;
  try {
    const entry = writeEntry(walk);
    return await runBombadil({ url, entry, folder, width, height, seconds, isShort, debuggerUrl });
  } finally {
    calm?.();
    if (beside) console.log(`${await beside.close()} acts in the second tab`);
    await proxy.close();
    await application.stop();
    await data.remove();
  }
};

/** Settings that the specification cannot take from the command line. */
const writeEntry = ({ account, seed, again, folder }: Walk): string => {
  const settings: Settings = {
    account: account === VISITOR ? null : account,
    password: DEMO_PASSWORD,
    seed,
    files: writeFiles(folder),
    again,
  };
  const file = join(folder, 'entry.ts');
  const here = fileURLToPath(new URL('.', import.meta.url));
  writeFileSync(
    file,
    `export * from '${here}laws.ts';
export * from '${here}lawsOverTime.ts';
import { explore } from '${here}explore.ts';
export const walk = explore(${JSON.stringify(settings)});
`,
  );
  return file;
};

const FILES = {
  'membres.csv': 'Nom;Prénom;Né(e) le\nPETIT;Élodie;12/03/1990\n',
  'certificat.pdf': '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'vide.txt': '',
} as const;

/** What somebody hands in, fitting or not. */
const writeFiles = (folder: string): string[] =>
  Object.entries(FILES).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });

/** Now and then something happens to the next call, or to the session; which follows from the seed. */
const disturb = (proxy: Proxy, seed: number): (() => void) => {
  const chance = createChance(seed);
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    if (count % SESSION_FAULTS === 0) return proxy.expireTokens();
    const trouble = draw(
      chance,
      troubles.map((one) => [1, one]),
    );
    if (trouble) proxy.switchOn(trouble, ({ path }) => path.startsWith('/api/'), 1);
  }, EVERY_MS);
  return () => clearInterval(timer);
};
