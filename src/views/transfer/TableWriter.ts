import type { Cell } from './toCell.ts';

export type Row = readonly Cell[];

/** Takes a table's rows as they come and gives one file. */
export interface TableWriter {
  /** Resolves once the rows are taken; the next are given then. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly finish: () => Promise<Blob>;
  /** Lets go of everything; safe at any time and more than once. */
  readonly dispose: () => void;
}
