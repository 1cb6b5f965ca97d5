/**
 * A field of an entity declaration. Tables, JSON-LD, GraphQL, mapping answers, filters and validation
 * are all derived from it; nothing about a field is stated a second time.
 */
export type Field = ScalarField | ReferenceField | ReferencesField | EmbeddedField | InverseField;

/** Scalar types as the mapping names them (`cents` is told as `int`, `choice` as `string` with choices). */
export type ScalarType =
  'string' | 'text' | 'int' | 'float' | 'bool' | 'date' | 'datetime' | 'time' | 'json' | 'cents' | 'choice';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

interface Common {
  /** French label of the mapping. */
  readonly label: string;
  readonly help?: string;
  /** NotBlank for text, NotNull for the rest; also `not null` in the table. */
  readonly required?: boolean;
  /** Described and shown, never accepted from a client. */
  readonly readOnly?: boolean;
  /** Accepted when the record is created, read-only afterwards. */
  readonly createOnly?: boolean;
  /** Stored and usable in ownership paths, but neither described nor serialised. */
  readonly hidden?: boolean;
}

export interface ScalarField extends Common {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  /** Characters. */
  readonly min?: number;
  readonly max?: number;
  readonly exact?: number;
  /** Numbers, inclusive. */
  readonly from?: number;
  readonly to?: number;
  /** A date or date-time that may not lie in the future. */
  readonly past?: boolean;
  readonly unique?: boolean;
  readonly pattern?: RegExp;
  readonly email?: boolean;
  readonly url?: boolean;
  readonly choices?: readonly Choice[];
  /** Filters compare the whole text: `ContractType` does not find `PlayerContractType`. Absent: any part. */
  readonly search?: 'exact';
  readonly default?: string | number | boolean;
  /** Name of another date field of the entity that must not be later than this one. */
  readonly notBefore?: string;
}

/** A to-one relation, sent and received as IRI. */
export interface ReferenceField extends Common {
  readonly kind: 'reference';
  readonly target: string;
  /** A referential value of this type; the target is then `referential`. */
  readonly referential?: string;
}

/** A many-to-many relation kept in a join table, sent and received as a list of IRIs. */
export interface ReferencesField extends Common {
  readonly kind: 'references';
  readonly target: string;
  readonly referential?: string;
  readonly minCount?: number;
  readonly maxCount?: number;
}

/** A to-one record edited in place: it travels as an object and is owned by its parent. */
export interface EmbeddedField extends Common {
  readonly kind: 'embedded';
  readonly target: string;
  /** Fields of the target that the parent shows; all of them when absent. */
  readonly only?: readonly string[];
  /** Fields of the target that are required here in addition to its own rules. */
  readonly requires?: readonly string[];
  /** Values that the server fills in on write (e.g. the type of a contact point). */
  readonly preset?: Readonly<Record<string, string | number | boolean>>;
}

/** The other side of a reference: no column, readable as a list of IRIs, usable in filters and ownership paths. */
export interface InverseField extends Common {
  readonly kind: 'inverse';
  readonly target: string;
  /** The field of the target that points here. */
  readonly mappedBy: string;
}

type Options<F extends Field, Given extends keyof F = never> = Omit<F, 'kind' | 'label' | Given>;
type Text = Pick<Options<ScalarField>, 'help' | 'required' | 'readOnly' | 'createOnly' | 'hidden'> & {
  max?: number;
  min?: number;
  exact?: number;
  unique?: boolean;
  pattern?: RegExp;
  email?: boolean;
  url?: boolean;
  search?: 'exact';
  default?: string;
};
type Numeric = Pick<
  Options<ScalarField>,
  'help' | 'required' | 'readOnly' | 'createOnly' | 'hidden' | 'from' | 'to'
> & {
  default?: number;
};
type Moment = Pick<
  Options<ScalarField>,
  'help' | 'required' | 'readOnly' | 'createOnly' | 'hidden' | 'past' | 'notBefore'
>;

type Declare<O> = (label: string, options?: O) => ScalarField;

const scalar =
  (type: ScalarType, defaults: Partial<ScalarField> = {}): Declare<Partial<ScalarField>> =>
  (label, options) => ({ kind: 'scalar', type, label, ...defaults, ...options });

export const string: Declare<Text> = scalar('string', { max: 255 });
export const text: Declare<Text> = scalar('text');
export const int: Declare<Numeric> = scalar('int');
export const float: Declare<Numeric> = scalar('float');
/** Money in whole cents, never negative unless `from` says so. */
export const cents: Declare<Numeric> = scalar('cents', { from: 0 });
export const bool: Declare<Omit<Numeric, 'default' | 'from' | 'to'> & { default?: boolean }> = scalar('bool');
export const date: Declare<Moment> = scalar('date');
export const datetime: Declare<Moment> = scalar('datetime');
export const time: Declare<Moment> = scalar('time');
export const json: Declare<Omit<Numeric, 'default' | 'from' | 'to'>> = scalar('json');

/** `choices` maps the stored value to its French label, in the order shown. */
export const choice = (
  label: string,
  choices: Readonly<Record<string, string>>,
  options?: Omit<Text, 'pattern' | 'unique'>,
): ScalarField => ({
  kind: 'scalar',
  type: 'choice',
  label,
  choices: Object.entries(choices).map(([value, name]) => ({ value, label: name })),
  ...options,
});

export const reference = (
  label: string,
  target: string,
  options?: Options<ReferenceField, 'target' | 'referential'>,
): ReferenceField => ({ kind: 'reference', label, target, ...options });

export const references = (
  label: string,
  target: string,
  options?: Options<ReferencesField, 'target' | 'referential'>,
): ReferencesField => ({ kind: 'references', label, target, ...options });

/** A value of a referential list, e.g. `referential('Type', 'LicenceType')`. */
export const referential = (
  label: string,
  type: string,
  options?: Options<ReferenceField, 'target' | 'referential'>,
): ReferenceField => ({ kind: 'reference', label, target: 'referential', referential: type, ...options });

export const referentials = (
  label: string,
  type: string,
  options?: Options<ReferencesField, 'target' | 'referential'>,
): ReferencesField => ({ kind: 'references', label, target: 'referential', referential: type, ...options });

export const embedded = (
  label: string,
  target: string,
  options?: Options<EmbeddedField, 'target'>,
): EmbeddedField => ({ kind: 'embedded', label, target, ...options });

export const inverse = (
  label: string,
  target: string,
  mappedBy: string,
  options?: Options<InverseField, 'target' | 'mappedBy'>,
): InverseField => ({ kind: 'inverse', label, target, mappedBy, readOnly: true, ...options });
