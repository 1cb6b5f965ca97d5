import { isWorkbook } from './isWorkbook.ts';
import { readLines, type FileLines, type TableRefusal } from './readTable.ts';
import { MAX_BYTES, MAX_ROWS, MOST_ABOVE } from './tableLimits.ts';
import type { Sheet } from './readXlsx.ts';
import type { XlsxReading } from './xlsxReader.worker.ts';

/** One table of a file; a CSV file has one without a name. */
export interface FileSheet extends FileLines {
  readonly name: string;
}

/** The tables of a CSV or XLSX file, at least one; which of the two it is, its first bytes say. */
export const readTableFile = async (
  file: Blob,
  readSheets = runXlsxReader,
): Promise<readonly FileSheet[] | TableRefusal> => {
  if (file.size > MAX_BYTES) return 'tooLarge';
  if (!isWorkbook(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) {
    const lines = await readLines(file);
    // Without a line it is no CSV file under another name either.
    if (lines === 'empty' && file instanceof File && /\.xlsx$/i.test(file.name)) return 'unreadable';
    return typeof lines === 'string' ? lines : [{ ...lines, name: '' }];
  }
  const sheets = await readSheets(await file.arrayBuffer());
  if (typeof sheets === 'string') return sheets;
  const filled = sheets.map(toFileSheet).filter(({ lines }) => lines.length >= 2);
  if (filled.length === 0) return 'empty';
  const fits = filled.filter(({ lines }) => lines.length <= MAX_ROWS + 1 + MOST_ABOVE);
  return fits.length === 0 ? 'tooManyRows' : fits;
};

const toFileSheet = ({ name, rows, merged }: Sheet): FileSheet => ({
  name,
  lines: rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
  marked: 0,
  merged,
});

/** Has a worker of its own read an XLSX file, so that the page stays free; it ends with its answer. */
const runXlsxReader = async (
  bytes: ArrayBuffer,
  openWorker = () => new Worker(new URL('./xlsxReader.worker.ts', import.meta.url), { type: 'module' }),
): Promise<XlsxReading> => {
  const worker = openWorker();
  try {
    return await new Promise<XlsxReading>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxReading>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed')));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
};
