import { today } from '../model/time.ts';
import type { Tools, Values } from './rules.ts';

/** The day on which a record reaches one of the states that end its process. */
export const decisionOf = (
  values: Values,
  before: Values | null,
  { context }: Tools,
): Readonly<Record<string, string>> =>
  ['accepted', 'refused'].includes(String(values['status'])) && values['status'] !== before?.['status']
    ? { decisionDate: today(context.clock) }
    : {};
