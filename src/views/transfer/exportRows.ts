import type { PageOfRows } from './readPages.ts';
import type { Row, TableWriter } from './TableWriter.ts';
import type { RaRecord } from 'react-admin';

export interface ExportProgress {
  readonly written: number;
  readonly total: number | null;
}

interface ExportParts {
  readonly pages: AsyncIterable<PageOfRows>;
  readonly headings: Row;
  /** Rows of the file for those of a page; may read what the page's columns need of related records. */
  readonly toRows: (rows: readonly RaRecord[]) => Promise<readonly Row[]>;
  readonly writer: TableWriter;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly signal: AbortSignal;
}

/** Rows put into cells before the page gets its turn again. */
const SLICE = 100;

/**
 * Writes a whole list into a file, page after page, so that no more than a page is in memory whatever the list's
 * length; between slices of a page the browser may paint and take clicks. Rejects when the signal aborts.
 */
export const exportRows = async ({
  pages,
  headings,
  toRows,
  writer,
  onProgress,
  signal,
}: ExportParts): Promise<Blob> => {
  let written = 0;
  await writer.write([headings]);
  for await (const { rows, total } of pages) {
    for (let start = 0; start < rows.length; start += SLICE) {
      signal.throwIfAborted();
      await writer.write(await toRows(rows.slice(start, start + SLICE)));
      await turn();
    }
    written += rows.length;
    onProgress({ written, total });
  }
  signal.throwIfAborted();
  const file = await writer.finish();
  signal.throwIfAborted();
  return file;
};

/** A task of its own for what comes next. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
