import { expect, it } from 'vitest';
import { conformityOf } from '../../../src/lib/conformityOf.ts';

it.each([
  [0, 0, 'none'],
  [0, 1, 'none'],
  [49, 51, 'none'],
  [50, 50, 'partial'],
  [1, 1, 'partial'],
  [99, 1, 'partial'],
  [1, 0, 'full'],
  [106, 0, 'full'],
] as const)('calls %i criteria that are met and %i that are not: %s', (conforming, failing, state) => {
  expect(conformityOf({ conforming, failing })).toBe(state);
});
