import type { Fault } from './Fault.ts';
import { operations } from './operations.ts';
import type { Cell } from './runMatrix.ts';

/** Every fault with every operation. */
export const toCells = (faults: readonly Fault[], acted = operations): readonly Cell[] =>
  faults.flatMap((fault) => acted.map((operation) => ({ fault, operation })));

/** Every fault with one operation, these in turn. */
export const toRotatedCells = (faults: readonly Fault[]): readonly Cell[] =>
  faults.flatMap((fault, index) => {
    const operation = operations[index % operations.length];
    return operation ? [{ fault, operation }] : [];
  });
