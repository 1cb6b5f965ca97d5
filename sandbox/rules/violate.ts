import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';

/** A violation that only a rule can find, with its own French sentence. */
export const violate = (propertyPath: string, message: string): Violation => ({
  propertyPath,
  message,
  code: catalogue.Range.code,
});
