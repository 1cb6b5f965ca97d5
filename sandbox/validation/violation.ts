/** One broken rule, sent unchanged. `propertyPath` is dotted, empty for the whole record. */
export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  readonly code: string;
}

/** A line each, as API Platform describes them. */
export const toText = (violations: readonly Violation[]): string =>
  violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n');

/** The values sent break rules; answered as 422 with the list. */
export class ViolationsError extends Error {
  override readonly name = 'ViolationsError';

  constructor(readonly violations: readonly Violation[]) {
    super(toText(violations));
  }
}
