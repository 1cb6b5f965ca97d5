import { expect, it } from 'vitest';
import { toKeys } from '../../../src/lib/toKeys.ts';

it('distinguishes equal names by their number', () => {
  expect(toKeys(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a 2', 'a 3']);
});
