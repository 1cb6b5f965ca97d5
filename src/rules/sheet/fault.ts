import type { Side } from '../side.ts';

/** Place of a fault on the sheet, as far as it has one. */
interface FaultPlace {
  readonly side?: Side;
  /** Letter of the line-up. */
  readonly letter?: string;
  /** Position of the game, from 1. */
  readonly game?: number;
  /** Number of the set, from 1. */
  readonly set?: number;
}

/**
 * A fault of a sheet: `code` names its sentence (`sheetFaults.{code}`), `values` fill it; dates are `YYYY-MM-DD`, a
 * deadline an instant. Blocking faults keep a sheet from being handed in, warnings do not.
 */
export interface Fault<Code extends string = string> {
  readonly kind: 'blocking' | 'warning';
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
  readonly at: FaultPlace;
}

/** Makes the faults of one kind of place. */
export const defineFault =
  <Code extends string>(kind: Fault['kind']) =>
  (code: Code, at: FaultPlace = {}, values: Fault['values'] = {}): Fault<Code> => ({
    kind,
    code,
    values,
    at,
  });
