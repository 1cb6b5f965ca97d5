import type { Fault } from './Fault.ts';
import { operations } from './operations.ts';
import type { Cell } from './runMatrix.ts';

/** Every fault with every operation. */
export const toCells = (faults: readonly Fault[], acted = operations): readonly Cell[] =>
  faults.flatMap((fault) => acted.map((operation) => ({ fault, operation })));

/** What loads a page or logs in again costs a second of a core, and is left to `npm run trial -- faults` more often. */
const TURNS = ['save', 'save', 'upload', 'save', 'open', 'save', 'save', 'refresh'];

/** Every fault with one operation, in turn. */
export const toRotatedCells = (faults: readonly Fault[]): readonly Cell[] =>
  faults.flatMap((fault, index) =>
    operations
      .filter(({ name }) => name === TURNS[index % TURNS.length])
      .map((operation) => ({ fault, operation })),
  );
