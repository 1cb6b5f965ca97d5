/** One field of a resource as the server describes it, normalised from every form that servers write. */
export interface FieldDescription {
  readonly name: string;
  /** Normalised type name: `string`, `text`, `int`, `float`, `decimal`, `bool`, `date`, …, or an entity type. */
  readonly type: string;
  readonly label: string | null;
  readonly help: string | null;
  /** Of a `datetime`: it may be a day alone, which the documentation does not distinguish from a moment. */
  readonly isDayOrMoment?: true;
  /** Described JSON types of its values, `null` among them; absent where the server does not say. */
  readonly jsonTypes?: readonly string[];
  readonly multiple: boolean;
  /** Edited and sent in place; otherwise a relation is sent as IRI. */
  readonly embedded: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly constraints: readonly Constraint[];
  readonly choices: readonly Choice[] | null;
  /** Longest text in characters; null where the type has no such limit. */
  readonly maxLength: number | null;
  /** Length of the database column in characters, if known. */
  readonly columnLength: number | null;
  readonly bounds: NumberBounds;
  readonly count: Count | null;
  /** Collection of the related records without the API prefix: `/people`. */
  readonly path: string | null;
  /** Type of referential values that the relation is limited to. */
  readonly referential: string | null;
  readonly defaultValue: unknown;
  readonly groups: readonly string[];
  /** Fields of an embedded object, or of one entry of an embedded list. */
  readonly fields: readonly FieldDescription[];
}

export interface Constraint {
  /** Symfony's short name: `NotBlank`, `Length`, … */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly disabled: boolean;
  readonly help: string | null;
  readonly color: string | null;
  /** Of a state: the one that it comes after in its process, null for the first. Absent where the server does not say. */
  readonly after?: string | null;
}

/** Inclusive bounds of a number; null where open. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** With the bounds that the number itself may not have; whole numbers have none, their neighbours are inclusive. */
export interface NumberBounds extends Bounds {
  readonly over?: number;
  readonly under?: number;
}

export interface Count extends Bounds {
  readonly minMessage: string | null;
  readonly maxMessage: string | null;
  readonly exactMessage: string | null;
}

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Answer of one mapping call. */
export interface Description {
  readonly fields: readonly FieldDescription[];
  /** Verbs that the current user may use; null when the server does not say, which allows all. */
  readonly methods: readonly string[] | null;
  /** Described fields whose name no form can hold; they are shown as text. Absent where there are none. */
  readonly leftOut?: readonly LeftOutField[];
  /** Filters of a list; absent where the server does not say, which allows every field. */
  readonly filters?: readonly OfferedFilter[];
  /** Dotted paths that a list may be ordered by; absent as above. */
  readonly orders?: readonly string[];
  /** Most records on a page of a list. */
  readonly largestPage?: number;
  /** Verbs that the server has for one record, whoever may use them; absent where it does not say. */
  readonly recordMethods?: readonly string[];
  /** A new record goes as the parts of a form, with or without files. */
  readonly isCreatedByForm?: true;
  /** Nobody describes the fields: they are those of the records, and are read only. */
  readonly isGuessed?: true;
}

/** A filter that the server offers for a list. */
export interface OfferedFilter {
  /** Dotted path of what is filtered: `club.name`. With `of`, the parameter: `under.search.title` is `search[title]`. */
  readonly path: string;
  /** Path of the filtered field, where the parameter has another name. */
  readonly of?: string;
  /** How it is written: `a=1`, `a[gte]=1`, `a[after]=2026-01-01` or `exists[a]=true`. */
  readonly by: (typeof FILTER_WAYS)[number];
  /** Several values may be given, any of which counts. */
  readonly isMany: boolean;
  /** Description of its values. */
  readonly value: FieldDescription;
}

export const FILTER_WAYS = ['value', 'range', 'period', 'presence'] as const;

export interface LeftOutField {
  readonly name: string;
  /** With the labels of the fields around. */
  readonly label: string;
  /** It belongs to the record itself, and a write of the record sends it. */
  readonly isSent: boolean;
}

/** Fields that no form can hold go back as they came: a PUT may replace the whole. */
export const leftOutOf = (
  { leftOut = [] }: Description,
  original: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    leftOut.flatMap(({ name, isSent }) =>
      isSent && Object.hasOwn(original, name) ? [[name, original[name]]] : [],
    ),
  );

/** The four mapping calls. */
export type Operation = 'list' | 'create' | 'update' | 'show';

export const allows = (description: Description, verb: Verb): boolean =>
  description.methods === null || description.methods.includes(verb);

/** True where a record is updated by PATCH: PUT, the specification's own verb, goes first where both are offered. */
export const patches = (description: Description): boolean =>
  !allows(description, 'PUT') && allows(description, 'PATCH');

/**
 * Verbs as documents name them, without PUT where there is a PATCH: since API Platform 4 a PUT replaces the record, and
 * resets what is in no description of it.
 */
export const withSaferVerb = (verbs: readonly string[]): readonly string[] =>
  verbs.includes('PATCH') ? verbs.filter((verb) => verb !== 'PUT') : verbs;

/** Whether the current user may change a record, by whichever verb. */
export const allowsUpdate = (description: Description): boolean =>
  allows(description, 'PUT') || allows(description, 'PATCH');

/** Whether records are listed and have no page: the server has no operation that reads one. */
export const isListOnly = ({ recordMethods }: Description): boolean =>
  recordMethods !== undefined && !recordMethods.includes('GET');

/** Whether records stay as they were made: the server has no operation that changes one. */
export const isNeverChanged = ({ recordMethods }: Description): boolean =>
  recordMethods !== undefined && !recordMethods.some((verb) => verb === 'PUT' || verb === 'PATCH');

export const fieldNamed = (fields: readonly FieldDescription[], name: string): FieldDescription | undefined =>
  fields.find((field) => field.name === name);

/** A file or a picture, or several: value objects with a wire form of their own. */
export const isFile = ({ type }: FieldDescription): boolean => type === 'file' || type === 'image';

/** Texts of more characters are written in an area. */
export const LONGEST_LINE = 255;

/** A text of one line. Where no length is known, it may have more of them. */
export const isLine = ({ maxLength }: FieldDescription): boolean =>
  maxLength !== null && maxLength <= LONGEST_LINE;

/** Edited in place, field by field. */
export const isNested = ({ embedded, fields }: FieldDescription): boolean => embedded && fields.length > 0;

/** Numbers, whether they travel as numbers (`int`, `float`) or as text (`decimal`). */
export const isNumeric = ({ type }: FieldDescription): boolean => NUMERIC.has(type);

const NUMERIC: ReadonlySet<string> = new Set(['int', 'float', 'decimal']);

/** Documented as a value that is never null: an empty one is left out of a new record. */
export const isNeverNull = ({ jsonTypes = [] }: FieldDescription): boolean =>
  jsonTypes.length > 0 && !jsonTypes.includes('null');
