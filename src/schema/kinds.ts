import type { FieldDescription } from './description.ts';

/** What a resource config may tell of a field that its description cannot (contract 5.3). */
export interface FieldHint {
  /** Integer cents of euros. */
  readonly currency?: boolean;
}

type Rule = (field: FieldDescription, hint: FieldHint) => boolean;

const SCALARS = ['string', 'text', 'int', 'float', 'bool', 'date', 'datetime', 'time', 'array', 'json'];
const isScalar: Rule = (field) => SCALARS.includes(field.type);
const isType =
  (type: string): Rule =>
  (field) =>
    field.type === type && !field.multiple;

/** Ordered: the first rule that holds names the kind. The one place where a kind is decided. */
const RULES = [
  ['choices', (field) => field.choices !== null && field.multiple],
  ['choice', (field) => field.choices !== null],
  ['object', (field) => field.embedded && !field.multiple && field.fields.length > 0],
  ['relations', (field) => !isScalar(field, {}) && field.path !== null && field.multiple && !field.embedded],
  ['relation', (field) => !isScalar(field, {}) && field.path !== null && !field.embedded],
  ['currency', (field, hint) => isType('int')(field, hint) && hint.currency === true],
  ['integer', isType('int')],
  ['decimal', isType('float')],
  ['boolean', isType('bool')],
  ['date', isType('date')],
  ['datetime', isType('datetime')],
  ['textarea', isType('text')],
  ['text', isType('string')],
] as const satisfies readonly (readonly [string, Rule])[];

/** `unknown` is shown as text and never edited into another shape. */
export type Kind = (typeof RULES)[number][0] | 'unknown';

export const kindOf = (field: FieldDescription, hint: FieldHint = {}): Kind =>
  RULES.find(([, holds]) => holds(field, hint))?.[0] ?? 'unknown';
