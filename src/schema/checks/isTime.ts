import { toClock } from '../../lib/clock.ts';
import { say, worded } from '../message.ts';
import type { Check } from './Check.ts';

export const isTime: Check = (value, options) => {
  const times = Array.isArray(value) ? value : [value];
  return times.every((time) => toClock(time) !== null) ? null : worded(options, 'message', {}, say('time'));
};
