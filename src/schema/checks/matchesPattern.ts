import { say, worded } from '../message.ts';
import { fromPcre } from './fromPcre.ts';
import type { Check } from './Check.ts';

type Verdict = ReturnType<typeof fromPcre>;

/** Read once for a description: validation runs at every keystroke after a refused save. */
const READ = new WeakMap<object, Verdict>();

/** Only what surely breaks the pattern is refused; the rest is the server's to tell. */
export const matchesPattern: Check = (value, options) => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const matches = patternOf(options)?.(String(value)) ?? null;
  if (matches === null || matches === (options.match !== false)) return null;
  return worded(options, 'message', { value: String(value) }, say('pattern'));
};

const patternOf = (options: Readonly<Record<string, unknown>>): Verdict => {
  const known = READ.get(options);
  if (known !== undefined) return known;
  const read = typeof options.pattern === 'string' ? fromPcre(options.pattern) : null;
  READ.set(options, read);
  return read;
};
