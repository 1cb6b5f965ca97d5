/**
 * A field of an entity declaration. Tables, JSON-LD, GraphQL, mapping answers, filters and validation
 * are all derived from it; nothing about a field is stated a second time.
 */
export type Field = ScalarField | RelationField | FileField;

/** A field whose values are records of another entity. */
export type RelationField = ReferenceField | ReferencesField | EmbeddedField | RowsField | InverseField;

/**
 * Scalar types as the mapping names them (`cents` is described as `int`, `choice` as `string` with choices). An
 * `array` is a list of texts in one column.
 */
export type ScalarType =
  | 'string'
  | 'text'
  | 'int'
  | 'float'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'time'
  | 'json'
  | 'cents'
  | 'choice'
  | 'array';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** Shown, and kept where it is set, but not to be chosen anew. */
  readonly disabled?: boolean;
  readonly help?: string;
  /** CSS colour of the mark beside the label. */
  readonly color?: string;
}

interface Common {
  /** Title of the field's section in a form. */
  readonly group?: string;
  /** French label of the mapping. */
  readonly label: string;
  readonly help?: string;
  /** NotBlank for text, NotNull for the rest; also `not null` in the table. */
  readonly required?: boolean;
  /** Described and shown, never accepted from a client. */
  readonly readOnly?: boolean;
  /** Accepted with the step of the process that needs it, read-only otherwise. */
  readonly byStep?: boolean;
  /** Accepted when the record is created, read-only afterwards. */
  readonly createOnly?: boolean;
  /** Stored and usable in ownership paths, but neither described nor serialised. */
  readonly hidden?: boolean;
}

export interface ScalarField extends Common {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  /** Characters; of a list, those of one entry. */
  readonly min?: number;
  readonly max?: number | undefined;
  readonly exact?: number;
  /** Entries of a list. */
  readonly minCount?: number;
  readonly maxCount?: number;
  /** No entry occurs twice in a list. */
  readonly distinct?: boolean;
  /** Numbers, inclusive. */
  readonly from?: number;
  readonly to?: number;
  /** Numbers, exclusive. */
  readonly above?: number;
  readonly below?: number;
  /** A date or date-time that may not lie in the future. */
  readonly past?: boolean;
  readonly unique?: boolean;
  readonly pattern?: RegExp;
  /** Pattern that the text must not contain anywhere. */
  readonly without?: RegExp;
  /** A text that spells a moment: `2026-07-01`, `2026-07-01 20:45:00`, `20:45:00`. */
  readonly spells?: 'Date' | 'DateTime' | 'Time';
  readonly email?: boolean;
  readonly url?: boolean;
  readonly iban?: boolean;
  readonly choices?: readonly Choice[];
  /** Filters compare the whole text: `ContractType` does not find `PlayerContractType`. Absent: any part. */
  readonly search?: 'exact';
  readonly default?: string | number | boolean;
  /** Name of another date field of the entity that must not be later than this one. */
  readonly notBefore?: string;
  /** Never written: follows from another choice, each value from those listed. */
  readonly derived?: Derivation;
}

interface Derivation {
  /** The choice that it follows from. */
  readonly from: string;
  /** Value -> values of that choice; any other gives null, or false of a bool. */
  readonly cases: Readonly<Record<string, readonly string[]>>;
}

interface Related extends Common {
  readonly target: string;
  /**
   * Paths of the target that are included, for whoever reads this record, whether or not the target itself is
   * open to them. Absent: the name of the target, to those who may see it.
   */
  readonly shows?: readonly string[];
}

/** A to-one relation, sent and received as IRI. */
export interface ReferenceField extends Related {
  readonly kind: 'reference';
  /** A referential value of this type; the target is then `referential`. */
  readonly referential?: string;
  /** A field of this record: where it is filled, readers get nothing of the target but its IRI. */
  readonly hiddenWith?: string;
}

/** A many-to-many relation kept in a join table, sent and received as a list of IRIs. */
export interface ReferencesField extends Common {
  readonly kind: 'references';
  readonly target: string;
  readonly referential?: string;
  readonly minCount?: number;
  readonly maxCount?: number;
}

interface OwnedRecords extends Common {
  readonly target: string;
  /** Fields of the target that the parent shows; all of them when absent. */
  readonly only?: readonly string[];
  /** Fields of the target that are required here in addition to its own rules. */
  readonly requires?: readonly string[];
  /** Values that the server fills in on write (e.g. the type of a contact point). */
  readonly preset?: Readonly<Record<string, string | number | boolean>>;
}

/** A to-one record edited in place: it travels as an object and is owned by its parent. */
export interface EmbeddedField extends OwnedRecords {
  readonly kind: 'embedded';
}

/**
 * Records edited in place and owned by their parent: they travel as a list of objects, in the order kept. The
 * target has a reference back to the parent and a number `position`, both hidden.
 */
export interface RowsField extends OwnedRecords {
  readonly kind: 'rows';
  /** The field of the target that points here. */
  readonly mappedBy: string;
  readonly minCount?: number;
  readonly maxCount?: number;
}

/** Uploaded documents, kept in a table of their own and owned by the record. */
export interface FileField extends Common {
  readonly kind: 'file';
  /** A picture; described as type `image`. */
  readonly image: boolean;
  readonly multiple: boolean;
  /** Bytes of one file. */
  readonly maxBytes: number;
  /** Patterns such as `application/pdf` or `image/*`; absent: any type. */
  readonly mimeTypes?: readonly string[];
  readonly minCount?: number;
  readonly maxCount?: number;
}

/** The other side of a reference: no column, readable as a list of IRIs, usable in filters and ownership paths. */
export interface InverseField extends Related {
  readonly kind: 'inverse';
  /** The field of the target that points here. */
  readonly mappedBy: string;
  /** Neither sent nor described, yet filters may lead through it: too many records to name them in an answer. */
  readonly filterOnly?: true;
}

/** Options of a field's declaration, without its kind and label and what is given otherwise. */
export type Options<F extends Field, Given extends keyof F = never> = Omit<F, 'kind' | 'label' | Given>;
