// `npm run bench`: measures, prints one table and compares it with the last run (.cache/bench.json).
// `npm run bench -- --write` puts the table into docs/figures.md and its sum into the README. Over a limit is said,
// never an exit code: times of a machine that does something else meanwhile prove nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFigures } from './figures.ts';
import { measureBrowser } from './measureBrowser.ts';
import { measureChunks } from './measureChunks.ts';
import { measureGraphql } from './measureGraphql.ts';
import { measureNational } from './measureNational.ts';
import { measurePublic } from './measurePublic.ts';
import { measureRenewals } from './measureRenewals.ts';
import { measureRenewScreen } from './measureRenewScreen.ts';
import { measureResources } from './measureResources.ts';
import { measureServer } from './measureServer.ts';
import { measureStatistics } from './measureStatistics.ts';
import { measureViews } from './measureViews.ts';
import { isWithinLimit } from './Row.ts';
import type { Row } from './Row.ts';
import { toTable } from './toTable.ts';

const FILE = fileURLToPath(new URL('../../.cache/bench.json', import.meta.url));
const BUILD = fileURLToPath(new URL('../../sandbox/host/build.mjs', import.meta.url));

// Built first and aside: neither its time nor its memory is the server's.
execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
const last = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Row[]) : [];
// What needs a database from outside comes first: where it cannot start, nobody waits to hear of it.
const national = await measureNational();
const measured = await measureServer(async (url) => [
  ...(await measureBrowser(url)),
  ...(await measurePublic(url)),
  ...(await measureGraphql(url)),
  ...(await measureViews(url)),
  ...(await measureResources(url)),
  ...(await measureStatistics(url)),
  ...(await measureRenewScreen(url)),
]);
const rows = [...measured, ...(await measureRenewals()), ...national, ...(await measureChunks())];
console.log(toTable(rows, last));
const over = rows.filter((row) => !isWithinLimit(row));
console.log(
  over.length === 0 ? '\nAll within their limits.' : `\nOver the limit: ${over.length} of ${rows.length}.`,
);
if (process.argv.includes('--write')) await writeFigures(rows);
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`);
