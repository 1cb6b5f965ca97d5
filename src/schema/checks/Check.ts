import type { FieldDescription } from '../description.ts';
import type { Kind } from '../kinds.ts';
import type { Message } from '../message.ts';
import type { Json } from '../read.ts';

/** Context of a check besides the value and the options of its constraint. */
export interface Situation {
  readonly field: FieldDescription;
  /** Kind that the field is shown and typed as. */
  readonly kind: Kind;
  /** The values beside the checked one, for constraints that compare two fields. */
  readonly siblings: Json;
  readonly now: Date;
  /** The value that the server sent; absent of a new record. */
  readonly original?: unknown;
}

/** Null when the value is accepted, or when only the server can check it. An empty value is never given to it. */
export type Check = (value: unknown, options: Json, situation: Situation) => Message | null;
