import type { FieldDescription } from '../../schema/description.ts';

/** A field and its new value. */
export interface BulkValue {
  readonly field: FieldDescription;
  readonly value: unknown;
}
