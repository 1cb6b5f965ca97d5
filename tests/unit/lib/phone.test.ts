import { describe, expect, it } from 'vitest';
import { readPhone, toPhoneInput } from '../../../src/lib/readPhone.ts';

describe('a telephone number', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '06/12/34/56/78',
    '06\u00a012\u202f34 56 78',
    '(0)6 12 34 56 78',
    '(06) 12 34 56 78',
    '+33612345678',
    '+33 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '+33(0)6.12.34.56.78',
    '(+33) 6 12 34 56 78',
    '(+33) (0)6 12 34 56 78',
    '+33 06 12 34 56 78',
    '0033 6 12 34 56 78',
    '0033 (0)6 12 34 56 78',
    ' 0033612345678 ',
  ])('written %s is the one that is called from anywhere', (typed) => {
    expect(readPhone(typed)).toEqual({ value: '+33612345678' });
  });

  it.each([
    ['0692 12 34 56', '+262692123456'],
    ['0639 01 23 45', '+262639012345'],
    ['06 39 98 01 23', '+33639980123'],
    ['0590 12 34 56', '+590590123456'],
    ['0694 12 34 56', '+594694123456'],
    ['0696 12 34 56', '+596696123456'],
    ['+32 2 123 45 67', '+3221234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['00 49 151 23456789', '+4915123456789'],
  ])('%s has the prefix of its country: %s', (typed, value) => {
    expect(readPhone(typed)).toEqual({ value });
  });

  it.each([
    ['612345678', 'zero'],
    ['6 12 34 56 78', 'zero'],
    ['0123456789 poste 12', 'signs'],
    ['06 12 34 56 78 / 06 12 34 56 79', 'french'],
    ['06+12345678', 'signs'],
    ['abc', 'signs'],
    ['01 23 45', 'french'],
    ['06 12 34 56 7', 'french'],
    ['+33 6 12 34 56 7', 'french'],
    ['+33 6 12 34 56 78 9', 'french'],
    ['0033 0', 'french'],
    ['33612345678', 'prefix'],
    ['3639', 'prefix'],
    ['+32 12', 'foreign'],
    ['+1234567890123456', 'foreign'],
    ['+', 'signs'],
    ['()', 'prefix'],
  ])('%j is refused (%s)', (typed, refusal) => {
    expect(readPhone(typed)).toEqual({ refusal });
  });

  it('is shown in pairs, and what is none as it was typed', () => {
    expect(['0160201234', '+33160201234', '01 60', null].map(toPhoneInput)).toEqual([
      '01 60 20 12 34',
      '+33 1 60 20 12 34',
      '01 60',
      '',
    ]);
    expect(['', ' '].map(readPhone)).toEqual([null, null]);
  });
});
