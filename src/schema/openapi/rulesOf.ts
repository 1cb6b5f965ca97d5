import { toNumber, toText, type Json } from '../read.ts';
import type { Schema } from './readOpenApi.ts';

/** Constraints of a plain value in a schema, as Symfony names them: the client has a check and a message for each. */
export const rulesOf = ({ keywords, types }: Schema): readonly Json[] => {
  const isText = types.includes('string');
  const isNumber = types.some((type) => type === 'integer' || type === 'number');
  return [
    ...(isText ? [...lengthOf(keywords), ...patternOf(keywords), ...formatOf(keywords)] : []),
    // Those of a text are those of a decimal.
    ...(isNumber || isText ? boundsOf(keywords) : []),
  ];
};

const rule = (name: string, options: Json): Json => ({ name, options });

const lengthOf = ({ minLength, maxLength }: Json): readonly Json[] => {
  const [min, max] = [toNumber(minLength), toNumber(maxLength)];
  if ((min ?? 0) === 0 && max === null) return [];
  return [rule('Length', { ...(min ? { min } : {}), ...(max === null ? {} : { max }) })];
};

/** Exclusive bounds are numbers of their own since 3.1, and a switch beside the bound before. */
const boundsOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): readonly Json[] => {
  const over = exclusiveMinimum === true ? toNumber(minimum) : plainNumber(exclusiveMinimum);
  const under = exclusiveMaximum === true ? toNumber(maximum) : plainNumber(exclusiveMaximum);
  const [least, most] = [toNumber(minimum), toNumber(maximum)];
  const min = least !== null && (over === null || least > over) ? least : null;
  const max = most !== null && (under === null || most < under) ? most : null;
  const isExclusive = { over: over !== null && min === null, under: under !== null && max === null };
  return [
    ...(min !== null && max !== null ? [rule('Range', { min, max })] : []),
    ...(min !== null && max === null ? [rule('GreaterThanOrEqual', { value: min })] : []),
    ...(max !== null && min === null ? [rule('LessThanOrEqual', { value: max })] : []),
    ...(isExclusive.over ? [rule('GreaterThan', { value: over })] : []),
    ...(isExclusive.under ? [rule('LessThan', { value: under })] : []),
  ];
};

const plainNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Between delimiters, as PHP writes it; API Platform takes those off and puts a group in their place. */
const patternOf = ({ pattern }: Json): readonly Json[] => {
  const text = toText(pattern);
  if (text === null) return [];
  const source = /^\^\(([^()|]*)\)\$$/.exec(text)?.[1];
  const bare = source === undefined ? text : `^${source}$`;
  // A slash that is not escaped yet would end the pattern.
  const escaped = bare.replaceAll(/\\[^]|\//g, (sign) => (sign === '/' ? '\\/' : sign));
  return [rule('Regex', { pattern: `/${escaped}/u` })];
};

const UUID = '/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i';

const formatOf = ({ format }: Json): readonly Json[] => {
  const found = FORMATS.get(toText(format) ?? '');
  return found ? [found] : [];
};

const FORMATS: ReadonlyMap<string, Json> = new Map([
  ['email', rule('Email', {})],
  ['uri', rule('Url', {})],
  ['url', rule('Url', {})],
  ['duration', rule('Duration', {})],
  ['uuid', rule('Regex', { pattern: UUID })],
]);
