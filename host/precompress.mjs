// Compresses the built files once, at build time, beside themselves: the server sends the .br or .gz as it is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below this a compressed file saves less than its headers cost. */
const MIN_BYTES = 1024;
/** One step under the best: a third of its time for one per cent more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes `file.br` and `file.gz` beside every text file of a folder that is worth it. */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!TEXT.test(path) || statSync(path).size < MIN_BYTES) continue;
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, BROTLI));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
