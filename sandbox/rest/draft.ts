import type { Context } from '../rights/context.ts';
import type { Viewer } from '../rights/viewer.ts';
import type { Rules } from '../rules/rules.ts';
import type { FileDraft } from '../model/fileDraft.ts';
import type { ReferenceField, ReferencesField } from '../model/field.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Violation } from '../validation/violation.ts';

/** One request to write: who, where, under which rules. */
export interface Writing {
  readonly context: Context;
  readonly viewer: Viewer;
  readonly entity: ResolvedEntity;
  readonly rules: Rules;
}

/** The changes that a body requests on one record. Only fields that were sent are present. */
export interface Draft {
  /** Scalars as stored, relations as keys. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Embedded records: 'keep' leaves the present one, null takes it away. */
  readonly embedded: Readonly<Record<string, EmbeddedDraft | 'keep' | null>>;
  /** Rows in their order; null for one that could not be read, which has a violation. */
  readonly rows: Readonly<Record<string, readonly (EmbeddedDraft | null)[]>>;
  /** Files in their order; null as with rows. */
  readonly files: Readonly<Record<string, readonly (FileDraft | null)[]>>;
  /** Records named by IRI, which the caller must be allowed to see. */
  readonly named: readonly NamedRecord[];
  /** Values that could not be read at all. */
  readonly violations: readonly Violation[];
}

export interface EmbeddedDraft extends Draft {
  /** Key of the record to change; undefined: a new one takes the place of any other. */
  readonly id: number | undefined;
}

export interface NamedRecord {
  readonly propertyPath: string;
  readonly field: ReferenceField | ReferencesField;
  /** Entity of the IRI's collection. */
  readonly entity: ResolvedEntity;
  readonly id: number;
}
