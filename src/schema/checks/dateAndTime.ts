import { toClock } from '../../lib/clock.ts';
import { isRealDate } from '../../lib/dates.ts';
import { say, worded } from '../message.ts';
import type { Check } from './Check.ts';

/** A text in a `format` of the server's own is left to it; dates and date-times travel in the one wire form. */
export const isDate: Check = (value, options, { field }) => {
  const isOwnForm = field.type === 'date' || field.type === 'datetime';
  if (!isOwnForm && options.format !== undefined) return null;
  const dates = Array.isArray(value) ? value : [value];
  return dates.every((date) => typeof date === 'string' && isRealDate(date)) ? null : say('date');
};

export const isTime: Check = (value, options) => {
  const times = Array.isArray(value) ? value : [value];
  return times.every((time) => toClock(time) !== null) ? null : worded(options, 'message', {}, say('time'));
};
