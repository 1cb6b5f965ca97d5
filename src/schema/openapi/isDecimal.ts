import { isDecimalText } from '../../lib/decimal.ts';
import { fromPcre } from '../checks/fromPcre.ts';
import { toList, toText, type Json } from '../read.ts';

/** Whether a text is described as a decimal: by its format, bounds, pattern, or the value that it starts with. */
export const isDecimal = (keywords: Json): boolean =>
  FORMATS.has(toText(keywords.format) ?? '') ||
  BOUNDS.some((name) => typeof keywords[name] === 'number') ||
  isDecimalPattern(toText(keywords.pattern) ?? '') ||
  (keywords.format === undefined && keywords.pattern === undefined && hasDecimalSample(keywords));

const FORMATS: ReadonlySet<string> = new Set('decimal decimal128 numeric number double float'.split(' '));
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** `1.0` may be a version; two figures behind the dot are those of an amount. */
const hasDecimalSample = ({ default: start, example, examples }: Json): boolean =>
  [start, example, ...toList(examples)].some(
    (one) => typeof one === 'string' && /^[+-]?\d+\.\d{2,}$/.test(one),
  );

/** Signs of a pattern that may be all that a number is written with. */
const PLAIN = /^(?:\\[d.+-]|[\d.+\-?*|(){},:^$[\]]){1,500}$/;
const PLACES = [1, 2, 3, 4, 5, 6];
const SAMPLES = ['0', ...PLACES.map((places) => '1'.repeat(places))].flatMap((whole) =>
  PLACES.map((places) => `${whole}.${'5'.repeat(places)}`),
);
const SIGNS = 'a| |,|.|:|-|+'.split('|');

/**
 * Whether all that a pattern takes are numbers with a dot, and without a part behind it only where that is counted: what
 * has one of any length, always, is a version.
 */
const isDecimalPattern = (pattern: string): boolean => {
  // What would take long is left alone, as in a check.
  const verdict = PLAIN.test(pattern) ? fromPcre(`~${pattern}~u`) : null;
  if (verdict === null) return false;
  const taken = SAMPLES.filter((sample) => verdict(sample) === true);
  const isVersion = verdict(`1.${'5'.repeat(20)}`) !== false && verdict('1') !== true;
  const isNumber = (text: string): boolean => verdict(text) === false || isDecimalText(text);
  const ends = [taken[0] ?? '', taken.at(-1) ?? ''];
  return taken.length > 0 && !isVersion && ends.flatMap(strayFrom).every(isNumber);
};

/** A text with one sign more, at each place in turn. */
const strayFrom = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, place) => place).flatMap((place) =>
    SIGNS.flatMap((sign) => [
      text.slice(0, place) + sign + text.slice(place),
      text.slice(0, place) + sign + text.slice(place + 1),
      text.slice(0, place) + sign,
    ]),
  );
