import { describe, expect, it } from 'vitest';
import { courseOf, toCourse } from '../../../src/schema/courseOf.ts';
import { toChoices } from '../../../src/schema/constraints.ts';

const COURSE = { asked: null, accepted: 'asked', refused: 'asked', validated: 'accepted' };

describe('the course of a process', () => {
  it('tells the states passed and those that may follow', () => {
    expect(courseOf('accepted', COURSE)).toEqual({ passed: ['asked'], next: ['validated'] });
    expect(courseOf('validated', COURSE)).toEqual({ passed: ['asked', 'accepted'], next: [] });
    expect(courseOf('asked', COURSE)).toEqual({ passed: [], next: ['accepted', 'refused'] });
  });

  it('follows what the server says of the states, and no state of which it says nothing', () => {
    const choices = toChoices(
      [{ value: 0, after: null }, { value: 1, after: 0 }, { value: 2 }, { value: 3, after: {} }],
      'int',
    );
    expect(toCourse(choices)).toEqual({ 0: null, 1: '0', 3: null });
    expect(toCourse(null)).toEqual({});
  });

  it('ends on a course that leads to itself, and knows nothing around an unknown state', () => {
    expect(courseOf('a', { a: 'b', b: 'a' }).passed).toEqual(['a', 'b']);
    expect(courseOf('toString', COURSE)).toEqual({ passed: [], next: [] });
  });
});
