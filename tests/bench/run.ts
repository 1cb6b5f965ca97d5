// `npm run bench`: measures, prints one table and compares it with the last run (.cache/bench.json).
// `npm run bench -- --only forms,typing` measures these parts alone.
// `npm run bench -- --write` puts the tables into docs/figures.md and their sum into the README.
// `npm run bench -- --against hydra-admin` compares with the stock admin of API Platform, and nothing else.
// `npm run bench -- --against hydra-admin --on any-server` does so on servers of 12 and 300 generated collections.
// Over a limit is said, never an exit code: times of a machine that does something else meanwhile prove nothing. A part
// that could not be measured ends with 1, after all the others were.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFigures, writeTyping } from './figures.ts';
import { compare } from './hydraAdmin/compare.ts';
import { compareOnAnyServer } from './hydraAdmin/compareOnAnyServer.ts';
import { measureBrowser } from './measureBrowser.ts';
import { measureChunks } from './measureChunks.ts';
import { measureExport } from './measureExport.ts';
import { measureForms } from './measureForms.ts';
import { measureGraphql } from './measureGraphql.ts';
import { measurePublic } from './measurePublic.ts';
import { measureRenewals } from './measureRenewals.ts';
import { measureRenewScreen } from './measureRenewScreen.ts';
import { measureResources } from './measureResources.ts';
import { measureServer, withServer } from './measureServer.ts';
import { measureStatistics } from './measureStatistics.ts';
import { measureTyping, toRows, type Typed } from './measureTyping.ts';
import { isWithinLimit } from './Row.ts';
import type { Row } from './Row.ts';
import { toTable } from './toTable.ts';

const FILE = fileURLToPath(new URL('../../.cache/bench.json', import.meta.url));
const BUILD = fileURLToPath(new URL('../../host/build.mjs', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean' },
    against: { type: 'string' },
    on: { type: 'string' },
    /** How late each answer of the API is, in milliseconds: an API Platform server without a cache takes 300. */
    answer: { type: 'string' },
  },
});

/** Built first and aside: neither its time nor its memory is the server's. */
const build = (): void => {
  execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
};

type Rows = Promise<readonly Row[]>;

const typed: Typed[] = [];

/** Measured on an application that runs, one after the other. */
const ON_APPLICATION: Readonly<Record<string, (url: string) => Rows>> = {
  browser: measureBrowser,
  public: measurePublic,
  graphql: measureGraphql,
  forms: measureForms,
  typing: async (url) => {
    typed.push(...(await measureTyping(url)));
    return toRows(typed);
  },
  export: measureExport,
  resources: measureResources,
  statistics: measureStatistics,
  renewScreen: measureRenewScreen,
};

/** The parts in the order of the table. */
const PARTS = [...Object.keys(ON_APPLICATION), 'renewals', 'chunks', 'server'];

/** Parts of the API that replaces a real one. */
const OF_REFERENCE = ['server'];

const bench = async (only: readonly string[] | undefined): Promise<void> => {
  const unknown = only?.filter((name) => !PARTS.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Nothing is named ${unknown.join(', ')}; there are: ${PARTS.join(', ')}`);
  if (only && values.write)
    throw new Error('Some parts are not the whole table: --write goes without --only');
  build();
  const measured = new Map<string, readonly Row[]>();
  const isWanted = (name: string): boolean => only?.includes(name) ?? true;
  /** A part that fails is reported at once, and hides none of the others. */
  const measure = async (name: string, part: () => Rows): Promise<void> => {
    if (!isWanted(name)) return;
    try {
      measured.set(name, await part());
    } catch (error) {
      process.exitCode = 1;
      console.error(`RED  ${name}:`, error);
    }
  };
  await measure('server', measureServer);
  if (Object.keys(ON_APPLICATION).some(isWanted))
    await withServer(async (url) => {
      for (const [name, part] of Object.entries(ON_APPLICATION)) await measure(name, () => part(url));
    });
  await measure('renewals', measureRenewals);
  await measure('chunks', measureChunks);
  const rowsOf = (names: readonly string[]): readonly Row[] =>
    names.flatMap((name) => measured.get(name) ?? []);
  await report(rowsOf(PARTS.filter((name) => !OF_REFERENCE.includes(name))), rowsOf(OF_REFERENCE));
};

const report = async (ofApplication: readonly Row[], ofReference: readonly Row[]): Promise<void> => {
  const rows = [...ofApplication, ...ofReference];
  const last = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Row[]) : [];
  console.log(toTable(rows, last));
  const over = rows.filter((row) => !isWithinLimit(row));
  console.log(
    over.length === 0 ? '\nAll within their limits.' : `\nOver the limit: ${over.length} of ${rows.length}.`,
  );
  const isNew = new Set(rows.map(({ what }) => what));
  mkdirSync(dirname(FILE), { recursive: true });
  const kept = [...rows, ...last.filter(({ what }) => values.only !== undefined && !isNew.has(what))];
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  if (!values.write) return;
  if (process.exitCode) throw new Error('A part could not be measured, so nothing was written');
  await writeFigures(ofApplication, ofReference);
  await writeTyping(typed);
};

if (values.against === undefined) await bench(values.only?.split(','));
else if (values.against === 'hydra-admin') {
  build();
  await (values.on === 'any-server'
    ? compareOnAnyServer()
    : compare(values.answer ? Number(values.answer) : undefined));
} else throw new Error(`Nobody is named ${values.against}; there is: hydra-admin`);
