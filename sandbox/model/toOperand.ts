import type { Field, ScalarType } from './field.ts';
import { fromDateText, fromDateTimeText, fromTimeText } from './fromText.ts';
import { fromId, fromIri } from './iri.ts';
import type { Model } from './model.ts';
import type { Scalar } from './condition.ts';
import { toLine } from './text.ts';

/** Characters PostgreSQL cannot store: NUL and halves of a surrogate pair. */
export const UNSTORABLE = /[\u0000\ud800-\udfff]/u;

/** The value a filter compares a field with, typed as its column; undefined when it can be no such value. */
export const toOperand = (model: Model, field: Field, value: Scalar): Scalar | undefined => {
  if (typeof value === 'string' && UNSTORABLE.test(value)) return undefined;
  if (field.kind === 'scalar') return operands[field.type](value);
  if (field.kind === 'file') return undefined;
  if (typeof value !== 'string' || fromId(value) !== undefined) return fromId(value);
  const named = fromIri(model, value);
  return named && named.entity.root === model.entity(field.target).root ? named.id : undefined;
};

const asText = (value: Scalar): string | undefined =>
  typeof value === 'boolean' ? undefined : String(value);

const asLine = (value: Scalar): string | undefined =>
  typeof value === 'string' ? toLine(value) : asText(value);

const asNumber = (value: Scalar): number | undefined => {
  if (typeof value === 'boolean' || (typeof value === 'string' && !/^[+-]?\d+(\.\d+)?$/.test(value)))
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

const asInteger = (value: Scalar): number | undefined => {
  const number = asNumber(value);
  return number !== undefined && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined;
};

const BOOLEANS = new Map<Scalar, boolean>([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['0', false],
  [false, false],
]);

const operands: Record<ScalarType, (value: Scalar) => Scalar | undefined> = {
  string: asLine,
  text: asLine,
  choice: asText,
  int: asInteger,
  cents: asInteger,
  float: asNumber,
  bool: (value) => BOOLEANS.get(value),
  date: (value) => fromDateText(String(value)),
  datetime: (value) => fromDateTimeText(String(value)),
  time: (value) => fromTimeText(String(value)),
  array: asText,
  json: () => undefined,
};
