import type { ScalarField } from '../model/field.ts';
import type { Dialect } from './dialect.ts';

/** A scalar of an answer as the dialect writes it. */
export const spokenValue = (dialect: Dialect, field: ScalarField, value: unknown): unknown => {
  if (field.type === 'float' && typeof value === 'number')
    return dialect.decimals === 'string' ? toDecimal(value) : value;
  return dialect.zone === 'UTC' && typeof value === 'string' ? toUtc(field, value) : value;
};

/** With the two places of a column of amounts at least: `507.50`. */
const toDecimal = (value: number): string =>
  Number.isInteger(value * 100) ? value.toFixed(2) : String(value);

const OFFSET = '+00:00';

/** A date stays its day and a pure time its clock, whatever the zone. */
const toUtc = ({ type }: ScalarField, value: string): string => {
  if (type === 'date' || type === 'time') return `${value.slice(0, 19)}${OFFSET}`;
  return type === 'datetime' ? `${new Date(value).toISOString().slice(0, 19)}${OFFSET}` : value;
};
