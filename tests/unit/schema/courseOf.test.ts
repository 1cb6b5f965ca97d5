import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../src/schema/courseOf.ts';

const COURSE = { asked: null, accepted: 'asked', refused: 'asked', validated: 'accepted' };

describe('the course of a process', () => {
  it('tells the states passed and those that may follow', () => {
    expect(courseOf('accepted', COURSE)).toEqual({ passed: ['asked'], next: ['validated'] });
    expect(courseOf('validated', COURSE)).toEqual({ passed: ['asked', 'accepted'], next: [] });
    expect(courseOf('asked', COURSE)).toEqual({ passed: [], next: ['accepted', 'refused'] });
  });

  it('ends on a course that leads to itself, and knows nothing around an unknown state', () => {
    expect(courseOf('a', { a: 'b', b: 'a' }).passed).toEqual(['a', 'b']);
    expect(courseOf('toString', COURSE)).toEqual({ passed: [], next: [] });
  });
});
