import { isBareClock } from '../lib/clock.ts';
import { constraint } from './constraints.ts';
import { isFile, isNested, type FieldDescription } from './description.ts';

/** Refinements of a field in a resource config, beyond its description. */
export interface FieldHint {
  /** `currency`: whole cents of euros; `percentage`: 12,5 is 12,5 %; `richText`: HTML; `year`: 2026, not 2 026. */
  readonly as?: 'currency' | 'percentage' | 'year' | 'richText' | 'color' | 'licenceNumber' | 'phone';
  /** Pictures of an image field are reduced to this size. */
  readonly picture?: PictureLimits;
  /** Which records a relation offers. */
  readonly options?: OptionsHint;
  readonly wording?: WordingHint;
  /** What is left of the name of a related record on a screen, where a code leads it that only those in charge know. */
  readonly brief?: (name: string) => string;
  /** Of a birth date: where it is read for itself the age follows it. */
  readonly age?: true;
  /** Of a list of embedded rows: the columns of its table in a record, where they are not the first that matter. */
  readonly columns?: readonly string[];
}

/** How the name of a related record agrees with another value of the record around it. */
export interface WordingHint {
  /** Path of that value, one step behind a relation: `person.gender`. */
  readonly with: string;
  readonly say: (name: string, value: unknown) => string;
}

type OptionValue = string | number | boolean | readonly (string | number | boolean)[] | null;

/** Conditions on the records that a relation offers; names are properties of those records. */
export interface OptionsHint {
  /** Text property that is searched; the resource's own when absent. */
  readonly search?: string;
  readonly where?: Readonly<Record<string, OptionValue>>;
  readonly notWhere?: Readonly<Record<string, OptionValue>>;
  /** Property -> field beside this one whose value it must have; nothing is offered until all of these are filled. */
  readonly follows?: Readonly<Record<string, string>>;
  /** The collection is one short list, offered whole instead of searched. */
  readonly whole?: true;
  /** Why a record cannot be chosen here: it is greyed, and says so. Null for one that can. */
  readonly refused?: (record: unknown) => string | null;
  /** Of a list that is offered whole: by name, ascending, when absent. */
  readonly orderBy?: readonly [property: string, direction?: 'asc' | 'desc'];
}

/** Largest size of a kept picture in pixels. */
export interface PictureLimits {
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** False squeezes a picture into both limits; true, the default, keeps its shape. */
  readonly keepProportion?: boolean;
}

type Rule = (field: FieldDescription, hint: FieldHint) => boolean;

const LISTED = ['string', 'text', 'int', 'float', 'decimal', 'date', 'datetime', 'time'];
const isRelation = (field: FieldDescription): boolean => field.path !== null && !field.embedded;

const isType =
  (...types: readonly string[]): Rule =>
  (field) =>
    types.includes(field.type) && !field.multiple;

const isShown =
  (as: FieldHint['as'], type: Rule): Rule =>
  (field, hint) =>
    hint.as === as && type(field, hint);

const isNumber = isType('int', 'float', 'decimal');
const isText = isType('string', 'text');

/** Ordered: the first rule that holds names the kind. The one place where a kind is decided. */
const RULES = [
  ['files', (field) => isFile(field) && field.multiple],
  ['file', isType('file')],
  ['image', isType('image')],
  ['choices', (field) => field.choices !== null && field.multiple],
  ['choice', (field) => field.choices !== null],
  ['collection', (field) => isNested(field) && field.multiple],
  ['address', (field) => isNested(field) && field.type === 'address'],
  ['object', isNested],
  ['relations', (field) => isRelation(field) && field.multiple],
  ['relation', isRelation],
  ['list', (field) => field.type === 'array' || (LISTED.includes(field.type) && field.multiple)],
  ['currency', isShown('currency', isType('int'))],
  ['percentage', isShown('percentage', isNumber)],
  ['year', isShown('year', isType('int'))],
  ['richText', isShown('richText', isText)],
  ['color', isShown('color', isType('string'))],
  ['licenceNumber', isShown('licenceNumber', isType('string'))],
  ['phone', isShown('phone', isType('string'))],
  ['phone', (field, hint) => field.name === 'telephone' && isType('string')(field, hint)],
  ['email', (field, hint) => isType('string')(field, hint) && hasRule(field, 'Email')],
  ['url', (field, hint) => isType('string')(field, hint) && hasRule(field, 'Url')],
  ['duration', (field, hint) => isType('string')(field, hint) && hasRule(field, 'Duration')],
  ['integer', isType('int')],
  ['decimal', isType('float', 'decimal')],
  ['boolean', isType('bool')],
  ['date', isType('date')],
  ['time', isType('time')],
  ['datetime', isType('datetime')],
  ['password', isType('password')],
  ['textarea', isType('text')],
  ['text', isType('string')],
  ['json', (field) => field.type === 'json' || field.multiple],
] as const satisfies readonly (readonly [string, Rule])[];

const hasRule = (field: FieldDescription, name: string): boolean =>
  constraint(field.constraints, name) !== undefined;

/** `unknown` is shown and typed as text; a value of another shape is `json`. */
export type Kind = (typeof RULES)[number][0] | 'unknown';

export const kindOf = (field: FieldDescription, hint: FieldHint = {}): Kind =>
  RULES.find(([, holds]) => holds(field, hint))?.[0] ?? 'unknown';

/** Kinds of which a value may be a list or an object. */
const COMPOSED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['file', 'files', 'image', 'choices', 'list', 'json'] as const),
  ...(['relation', 'relations', 'object', 'address', 'collection'] as const),
]);

/**
 * The kind of a field with its value: a list or an object in the place of a plain text, number or date is of a shape
 * that its description does not know. API Platform documents a list of texts by the type of its entries alone, and a clock
 * as any other moment.
 */
export const kindOfValue = (field: FieldDescription, hint: FieldHint, value: unknown): Kind => {
  const kind = kindOf(field, hint);
  const isComposed = typeof value === 'object' && value !== null;
  if (isComposed && !COMPOSED.has(kind)) return 'json';
  return field.isDayOrMoment && kind === 'datetime' && isBareClock(value) ? 'time' : kind;
};

/** Kinds whose value is more than one input, or one cell of a file, can say. */
export const MANY_PARTS: ReadonlySet<Kind> = new Set([
  'object',
  'address',
  'collection',
  'file',
  'files',
  'image',
  'json',
  'unknown',
]);
