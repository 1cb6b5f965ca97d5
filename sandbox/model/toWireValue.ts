import type { ScalarField } from './field.ts';
import { fromLocal, toZoned } from './time.ts';

/** A stored scalar as JSON carries it: dates and times with the offset of the zone, a pure time on 1970-01-01. */
export const toWireValue = (field: ScalarField, value: unknown): unknown => {
  if (value === undefined || value === null) return field.type === 'array' ? [] : null;
  if (typeof value !== 'string') return value;
  // The offset is taken apart from the day, which must stay as stored even where the clock jumped at midnight.
  if (field.type === 'date') return `${value}T00:00:00${toZoned(fromLocal(`${value}T00:00:00`)).slice(19)}`;
  if (field.type === 'time') return `1970-01-01T${value}+01:00`;
  return field.type === 'datetime' ? toZoned(new Date(value)) : value;
};
