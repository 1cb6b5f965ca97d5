import { expect, it } from 'vitest';
import { seasonClock } from '../../../src/rules/seasonClock.ts';

it.each([
  ['2026-06-21', { at: 'ahead', days: 10 }],
  ['2026-07-01', { at: 'phase', phase: 1, until: '2026-12-31', days: 183 }],
  ['2026-12-31', { at: 'phase', phase: 1, until: '2026-12-31', days: 0 }],
  ['2027-01-01', { at: 'phase', phase: 2, until: '2027-06-30', days: 180 }],
  ['2027-07-01', { at: 'over' }],
])('a season of two phases on %s', (day, clock) => {
  expect(seasonClock('2026-07-01', '2027-06-30', day)).toEqual(clock);
});
