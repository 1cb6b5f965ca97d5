import { expect, test } from 'vitest';
import { initials } from '../../../src/lib/initials.ts';

test.each([
  ['DUPONT Marie', 'DM'],
  ['LE ROUX Jean-Marc', 'LJ'],
  ['Élan pongiste', 'ÉP'],
  ['𝒜lice', '𝒜'],
  ['  ', ''],
  ['(ancien) 75', 'A'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
