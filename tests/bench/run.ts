// `npm run bench`: measures, prints one table and compares it with the last run (.cache/bench.json).
// `npm run bench -- --markdown` prints the table of the README. Over a limit is said, never an exit code: times
// of a machine that does something else meanwhile prove nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBrowser } from './measureBrowser.ts';
import { measureChunks } from './measureChunks.ts';
import { measureGraphql } from './measureGraphql.ts';
import { measureServer } from './measureServer.ts';
import { measureViews } from './measureViews.ts';
import { isWithinLimit } from './Row.ts';
import type { Row } from './Row.ts';
import { toMarkdown, toTable } from './toTable.ts';

const FILE = fileURLToPath(new URL('../../.cache/bench.json', import.meta.url));
const BUILD = fileURLToPath(new URL('../../sandbox/host/build.mjs', import.meta.url));

// Built first and aside: neither its time nor its memory is the server's.
execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
const last = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Row[]) : [];
const measured = await measureServer(async (url) => [
  ...(await measureBrowser(url)),
  ...(await measureGraphql(url)),
  ...(await measureViews(url)),
]);
const rows = [...measured, ...(await measureChunks())];
const isMarkdown = process.argv.includes('--markdown');
console.log(isMarkdown ? toMarkdown(rows) : toTable(rows, last));
const over = rows.filter((row) => !isWithinLimit(row));
if (!isMarkdown)
  console.log(
    over.length === 0 ? '\nAll within their limits.' : `\nOver the limit: ${over.length} of ${rows.length}.`,
  );
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`);
