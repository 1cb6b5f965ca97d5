import { describe, expect, it } from 'vitest';
import { fullName } from '../../../src/lib/fullName.ts';
import { isEmpty, PLACEHOLDER } from '../../../src/lib/placeholder.ts';
import { truncate } from '../../../src/lib/truncate.ts';

describe('fullName', () => {
  it.each([
    [{ givenName: 'Marie', familyName: 'Dupont' }, 'Dupont Marie'],
    [{ familyName: 'Dupont' }, 'Dupont'],
    [{ givenName: '', familyName: 'Dupont' }, 'Dupont'],
    [{ givenName: 3, familyName: null }, '--'],
    [{}, '--'],
    ['/api/people/34', '--'],
    [null, '--'],
  ])('of %j is %s (R3.166)', (person, name) => {
    expect(fullName(person)).toBe(name);
  });
});

describe('truncate', () => {
  it.each([100, 30])('keeps %i characters and adds the dots on top (R9.25, R9.26, R9.28)', (limit) => {
    expect(truncate('x'.repeat(limit), limit)).toBe('x'.repeat(limit));
    expect(truncate('x'.repeat(limit + 1), limit)).toBe(`${'x'.repeat(limit)}...`);
  });

  it('never cuts a character in two', () => {
    expect(truncate('👍👍👍', 2)).toBe('👍👍...');
    expect(truncate('👍👍', 2)).toBe('👍👍');
  });
});

describe('isEmpty', () => {
  it.each([null, undefined, '', []])('holds for %j', (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each([0, false, ' ', {}, [null]])('does not hold for %j (R9.29)', (value) => {
    expect(isEmpty(value)).toBe(false);
  });

  it('is two dashes', () => {
    expect(PLACEHOLDER).toBe('--');
  });
});
