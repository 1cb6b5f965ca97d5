import type { Test } from '../model/condition.ts';

/** Names of bounds in a filter, of numbers and of dates. */
const BOUNDS: Readonly<Record<string, 'gt' | 'gte' | 'lt' | 'lte'>> = {
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  after: 'gte',
  before: 'lte',
  strictly_after: 'gt',
  strictly_before: 'lt',
};

/** The tests behind a bound and its text, `between` (`500..899`) is two; none for another name or a range cut short. */
export const boundsOf = (name: string, text: string): Test[] => {
  if (name === 'between') {
    const [from = '', to = '', ...more] = text.split('..');
    if (from === '' || to === '' || more.length > 0) return [];
    return [
      { is: 'gte', value: from },
      { is: 'lte', value: to },
    ];
  }
  const is = Object.hasOwn(BOUNDS, name) ? BOUNDS[name] : undefined;
  return is ? [{ is, value: text }] : [];
};
