import { describe, expect, it } from 'vitest';
import { boundsHint } from '../../../src/fields/input/boundsHint.ts';
import { validate } from '../../../src/schema/validate.ts';
import { describeField } from '../../support/describeFields.ts';
import { toFrench } from '../../support/toFrench.ts';

const value = (name: string) => [-2, 0, 3].map((bound) => ({ [name]: { value: bound } }));
const range = (end: string) => [-2, 0, 3].map((bound) => ({ Range: { [end]: bound } }));
const LOWER = [{}, { Positive: {} }, { PositiveOrZero: {} }, ...range('min')].concat(
  ...['GreaterThan', 'GreaterThanOrEqual'].map(value),
);
const UPPER = [{}, { Negative: {} }, { NegativeOrZero: {} }, ...range('max')].concat(
  ...['LessThan', 'LessThanOrEqual'].map(value),
);
const PROBES = Array.from({ length: 17 }, (_, index) => index / 2 - 4);

/** What a sentence allows. */
const allowed = (sentence: string, number: number): boolean => {
  const bound = (words: string): number | null => {
    const found = new RegExp(`${words} ([−\\d]+)`, 'i').exec(sentence)?.[1];
    return found === undefined ? null : Number(found.replace('−', '-'));
  };
  const between = /^Entre ([−\d]+) et ([−\d]+)$/
    .exec(sentence)
    ?.slice(1)
    .map((figure) => Number(figure.replace('−', '-')));
  const [least = bound('au moins'), most = bound('au maximum')] = between ?? [];
  const [over, under] = [bound('plus de'), bound('moins de')];
  return (
    (least === null || number >= least) &&
    (most === null || number <= most) &&
    (over === null || number > over) &&
    (under === null || number < under)
  );
};

describe('the helper of a number with bounds', () => {
  it.each(['int', 'float', 'decimal'])('says of a field of type %s what its checks allow', (type) => {
    for (const lower of LOWER)
      for (const upper of UPPER) {
        const field = describeField({
          type,
          constraints: [lower, upper].filter((rule) => Object.keys(rule).length > 0),
        });
        const hint = boundsHint(field.bounds);
        if (hint === null) continue;
        const sentence = toFrench(hint);
        const isOpen = Object.keys(lower).length === 0;
        for (const number of PROBES) {
          if ((type === 'int' && number % 1 !== 0) || (isOpen && number < 0)) continue;
          const text = type === 'decimal' ? String(number) : number;
          const isTaken = validate([field], { [field.name]: text }).size === 0;
          expect([sentence, number, allowed(sentence, number)]).toEqual([sentence, number, isTaken]);
        }
      }
  });
});
