import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEurosInput } from '../../../src/lib/money.ts';
import { toDecimalInput } from '../../../src/lib/decimal.ts';
import { readNumber, toTypedNumber, type NumberForm } from '../../../src/lib/readNumber.ts';

const SEED = 20_261_127;

const amountOf = (typed: string): unknown => readNumber(typed, 'amount');

describe('an amount', () => {
  it.each([
    ['12,34', 1234],
    ['12', 1200],
    ['0,29', 29],
    ['1,1', 110],
    ['12.34', 1234],
    ['1234.56', 123_456],
    ['1 234,56', 123_456],
    ['12€50', 1250],
    ['12 € 50', 1250],
    ['1\u202f234\u00a0€\u00a050', 123_450],
    ['€ 9,5', 950],
    ['9,50 €', 950],
    ['-12€05', -1205],
    ['−1\u202f234,50\u00a0€', -123_450],
    ['- 5', -500],
    ['+5', 500],
    ['1 234,5', 123_450],
    ['1\u202f234,50\u00a0€', 123_450],
    [',5', 50],
    ['5,', 500],
    ['-0', 0],
    ['007', 700],
    ['\u00a012,5 ', 1250],
    ['999999999999,99', 99_999_999_999_999],
  ])('%j is %i cents (R5.79, R5.81)', (typed, cents) => {
    expect(amountOf(typed)).toEqual({ value: cents });
  });

  it.each(['', '  ', '\u00a0'])('%j is none', (typed) => {
    expect(amountOf(typed)).toBeNull();
  });

  it.each([
    ['12 50', 'blanks'],
    ['12 50 €', 'blanks'],
    ['1 23,00', 'blanks'],
    ['1234 567', 'blanks'],
    ['0 123', 'blanks'],
    ['12 ,50', 'blanks'],
    ['1  234', 'blanks'],
    ['1.000', 'thousands'],
    ['12.345', 'thousands'],
    ['-1.000 €', 'thousands'],
    ['1.234,50', 'thousands'],
    ['1,234.50', 'thousands'],
    ['1.234.567', 'thousands'],
    ['12,345', 'cents'],
    ['0,005', 'cents'],
    ['0.005', 'cents'],
    ['0,295', 'cents'],
    ['12€5', 'cents'],
    ['12 € 500', 'cents'],
    ['1234567890123', 'amount'],
    ['9'.repeat(30), 'amount'],
    ['€', 'amount'],
    ['€ 12 €', 'amount'],
    ['12 $', 'amount'],
    ['12 %', 'amount'],
    ['(12,50)', 'amount'],
    ['12,50-', 'amount'],
    ["1'234,50", 'amount'],
    ['abc', 'amount'],
    ['1,2,3', 'amount'],
    ['-', 'amount'],
    [',', 'amount'],
    ['1e3', 'amount'],
    ['0x10', 'amount'],
    ['Infinity', 'amount'],
    ['--5', 'amount'],
    ['١٢', 'amount'],
  ])('%j is refused for its %s', (typed, refusal) => {
    expect(amountOf(typed)).toEqual({ refusal });
  });
});

describe('a number', () => {
  it.each([
    ['integer', '1 200', 1200],
    ['integer', '−3', -3],
    ['integer', '007', 7],
    ['decimal', '12,5', 12.5],
    ['decimal', '1 234.5', 1234.5],
    ['decimal', '−0,5', -0.5],
    ['decimal', '0,125', 0.125],
    ['decimal', '0.125', 0.125],
    ['decimal', '1234.567', 1234.567],
    ['decimal', '0,30000000000000004', 0.300_000_000_000_000_04],
    ['decimal', '-0,0', 0],
    ['exact', '1 234,500', '1234.500'],
    ['exact', ',50', '0.50'],
    ['exact', '12345678901234567890,1', '12345678901234567890.1'],
  ] as const)('typed as %s %j is %j', (form, typed, value) => {
    expect(readNumber(typed, form)).toEqual({ value });
  });

  it.each([
    ['integer', '12,5', 'integer'],
    ['integer', '1.000', 'thousands'],
    ['integer', '12 50', 'blanks'],
    ['integer', '9007199254740993', 'digits'],
    ['integer', '12 €', 'integer'],
    ['decimal', '1.000', 'thousands'],
    ['decimal', '12 5', 'blanks'],
    ['decimal', '1e3', 'decimal'],
    ['decimal', '12 %', 'decimal'],
    ['decimal', '0,1234567890123456789', 'digits'],
    ['exact', '1.500', 'thousands'],
    ['exact', '9'.repeat(400), 'digits'],
  ] as const)('as %s never takes %j (%s)', (form, typed, refusal) => {
    expect(readNumber(typed, form)).toEqual({ refusal });
  });

  it('has its sign of a percentage where it is one', () => {
    expect(readNumber('12,5 %', 'decimal', '%')).toEqual({ value: 12.5 });
    expect(readNumber('12,5', 'decimal', '%')).toEqual({ value: 12.5 });
  });

  it('that is refused is kept as typed, and never as one that would be sent', () => {
    expect(['12 50', 'x', '1.000'].map((typed) => toTypedNumber(typed, 'decimal'))).toEqual([
      '12 50',
      'x',
      '1.000\u00a0',
    ]);
    expect(toDecimalInput(toTypedNumber('1.000', 'exact'))).toBe('1.000');
    expect(toDecimalInput(toTypedNumber('1,000', 'exact'))).toBe('1,000');
    expect(toEurosInput(toTypedNumber('1.000', 'amount'))).toBe('1.000');
  });
});

/** An amount in the ways that people and programs write it. */
const written = (cents: number): readonly string[] => {
  const sign = cents < 0 ? '-' : '';
  const [euros = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = (blank: string): string => euros.replace(/\B(?=(?:\d{3})+$)/g, blank);
  return [
    `${sign}${euros},${rest}`,
    `${sign}${euros}.${rest}`,
    `${sign}${grouped(' ')},${rest}`,
    `${sign}${grouped('\u00a0')},${rest}`,
    `${sign}${grouped('\u202f')},${rest}\u00a0€`,
    `${sign}${euros},${rest}€`,
    `${sign}${grouped(' ')},${rest} €`,
    `€ ${sign}${grouped(' ')},${rest}`,
    `${sign}${euros}€${rest}`,
    `${sign}${grouped(' ')} € ${rest}`,
    `${sign.replace('-', '−')}${grouped('\u202f')},${rest}`,
    ` ${sign}${euros},${rest === '00' ? '' : rest.replace(/0$/, '')}\u00a0`,
    new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100),
  ];
};

const LIMIT = 99_999_999_999_999;
const cents = fc.oneof(fc.integer({ min: -500_000, max: 500_000 }), fc.integer({ min: -LIMIT, max: LIMIT }));

describe('every amount', () => {
  it('is read back from each of the ways it is written in', () => {
    fc.assert(
      fc.property(cents, (value) => {
        for (const text of written(value)) expect([text, amountOf(text)]).toEqual([text, { value }]);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  /** One sign more, fewer or other than in an amount. */
  const miss = fc
    .tuple(
      cents,
      fc.nat(12),
      fc.nat(40),
      fc.constantFrom(...Array.from(" \u00a0.,€-−+09x'%"), ''),
      fc.boolean(),
    )
    .map(([value, way, place, sign, isReplaced]) => {
      const text = written(value)[way] ?? '';
      const at = place % (text.length + 1);
      return text.slice(0, at) + sign + text.slice(at + (isReplaced ? 1 : 0));
    });

  it('that is written almost rightly is refused, or is what each of its signs says', () => {
    let refused = 0;
    fc.assert(
      fc.property(miss, fc.constantFrom('amount', 'decimal', 'exact', 'integer'), (text, form) => {
        const read = readNumber(text, form);
        const isRefused = read !== null && 'refusal' in read;
        if (isRefused) refused += 1;
        const meant = isRefused ? read : { value: spelled(text, form) };
        expect([text, read ?? { value: null }]).toEqual([text, meant]);
      }),
      { seed: SEED, numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(500);
  });
});

/** Figures of a text, read sign by sign: before the one mark and behind it. Throws on any other sign. */
const spelled = (text: string, form: NumberForm): number | string | null => {
  const signs = [...text.trim()];
  if (signs.length === 0) return null;
  const said = { sign: 1, marks: 0, whole: '', decimals: '' };
  signs.forEach((sign, index) => {
    const [before = '', after = ''] = [signs[index - 1], signs[index + 1]];
    if (/\d/.test(sign)) said[said.marks > 0 ? 'decimals' : 'whole'] += sign;
    else if (/[-−]/.test(sign) && said.whole === '') said.sign = -1;
    else if (/[.,]/.test(sign)) said.marks += 1;
    else if (sign === '€' && form === 'amount')
      said.marks += said.whole !== '' && /\d/.test(signs.at(-1) ?? '') ? 1 : 0;
    else if (sign === '+' && said.whole === '') said.sign = 1;
    else if (!/^[ \u00a0\u202f]$/.test(sign)) throw new Error(`'${sign}' was dropped from ${text}`);
    else if (/\d/.test(before) && /\d/.test(after))
      expect(signs.slice(index + 1).join('')).toMatch(/^\d{3}(?!\d)/);
  });
  expect(said.marks).toBeLessThan(2);
  if (form === 'exact')
    return `${said.sign < 0 ? '-' : ''}${said.whole.replace(/^0+(?=\d)/, '') || '0'}${said.decimals && `.${said.decimals}`}`;
  if (form !== 'amount') return Number(`${said.whole}.${said.decimals}`) * said.sign || 0;
  return (Number(said.whole) * 100 + Number(said.decimals.padEnd(2, '0'))) * said.sign || 0;
};
