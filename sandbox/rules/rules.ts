import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import type { Viewer } from '../rights/viewer.ts';
import type { Violation } from '../validation/violation.ts';

/** The record as the write would leave it: scalars as stored, relations as keys. */
export type Values = Readonly<Record<string, unknown>>;

export interface Tools {
  /** `db` is the transaction of the write. */
  readonly context: Context;
  readonly viewer: Viewer;
}

/** The server's rules of an entity, beyond its declaration. Each runs inside the transaction. */
export interface Rules {
  /** The record that the same body has created before, where it carries a key: it is answered instead of a second one. */
  readonly known?: (values: Values, tools: Tools) => Promise<number | null>;
  /** Values to write besides those sent, computed before anything is checked. */
  readonly prepare?: (values: Values, existing: Row | null, tools: Tools) => Promise<Values> | Values;
  /** IRIs that the record may name although its writer cannot open them. */
  readonly opens?: (values: Values, tools: Tools, existing: Row | null) => Promise<ReadonlySet<string>>;
  /** Violations no declaration can state. */
  readonly check?: (values: Values, existing: Row | null, tools: Tools) => Promise<Violation[]> | Violation[];
  /** Keeps other records in step once this one is written; `before` has the previous values, null when it is new. */
  readonly afterWrite?: (row: Row, tools: Tools, before: Row | null) => Promise<void>;
  /** Lets go of what would keep a record from being deleted. */
  readonly beforeRemove?: (row: Row, tools: Tools) => Promise<void>;
  /** Keeps other records in step once this one is gone. */
  readonly afterRemove?: (row: Row, tools: Tools) => Promise<void>;
}
