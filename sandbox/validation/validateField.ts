import type { Field } from '../model/field.ts';
import { fromDateText, fromTimeText } from '../model/fromText.ts';
import { today } from '../model/time.ts';
import { type Constraint, constraintsOf } from './constraintsOf.ts';
import { isIban } from './isIban.ts';
import { toViolation } from './toViolation.ts';
import type { Violation } from './violation.ts';

/** Context of a rule besides the value itself. */
export interface Surroundings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly clock: () => Date;
  /** The current value, undefined on a new record: it may stay where it could not be chosen anew. */
  readonly before?: unknown;
}

/** The rules of its declaration that a value breaks. Empty values break none but the required ones. */
export const validateField = (
  propertyPath: string,
  field: Field,
  value: unknown,
  surroundings: Surroundings,
): Violation[] => {
  const empty = value === null || value === undefined || value === '';
  return constraintsOf(field).flatMap((constraint) => {
    const check = Object.hasOwn(checks, constraint.name) ? checks[constraint.name] : undefined;
    const required = constraint.name === 'NotBlank' || constraint.name === 'NotNull';
    if (!check || (empty && !required && constraint.name !== 'Count')) return [];
    return check({ propertyPath, field, value, empty, options: constraint.options, surroundings });
  });
};

/** Whether a text is longer than its declaration allows, without a look at what it says. */
export const exceedsLength = (field: Field, value: string): boolean =>
  constraintsOf(field).some(
    ({ name, options: { max } }) =>
      name === 'Length' && typeof max === 'number' && value.length > max && lengthOf(value) > max,
  );

interface Check {
  readonly propertyPath: string;
  readonly field: Field;
  readonly value: unknown;
  readonly empty: boolean;
  readonly options: Constraint['options'];
  readonly surroundings: Surroundings;
}

const when = (broken: boolean, violation: () => Violation): Violation[] => (broken ? [violation()] : []);

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Characters as PHP's mb_strlen counts them: code points. */
const lengthOf = (value: unknown): number => [...String(value)].length;

/** No address is longer; the pattern would walk millions of labels. */
const EMAIL_LENGTH = 320;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

const checks: Record<string, (check: Check) => Violation[]> = {
  NotBlank: ({ propertyPath, value, empty }) =>
    when(empty || (typeof value === 'string' && value.trim() === ''), () =>
      toViolation(propertyPath, 'NotBlank'),
    ),
  NotNull: ({ propertyPath, empty }) => when(empty, () => toViolation(propertyPath, 'NotNull')),
  Length: ({ propertyPath, value, options }) => sizes(propertyPath, 'Length', lengthOf(value), options),
  Count: ({ propertyPath, value, options }) => sizes(propertyPath, 'Count', countOf(value), options),
  Choice: (check) => {
    const { propertyPath, value, surroundings } = check;
    const known = allowedChoices(check);
    const isAllowed = (one: unknown): boolean => known.includes(one) || holds(surroundings.before, one);
    return Array.isArray(value)
      ? when(!value.every(isAllowed), () => toViolation(propertyPath, 'Choices'))
      : when(!isAllowed(value), () => toViolation(propertyPath, 'Choice'));
  },
  Unique: ({ propertyPath, value }) =>
    when(Array.isArray(value) && new Set(value).size < value.length, () =>
      toViolation(propertyPath, 'Distinct'),
    ),
  All: ({ propertyPath, field, value }) =>
    (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) =>
      sizes(
        `${propertyPath}[${index}]`,
        'Length',
        lengthOf(entry),
        field.kind === 'scalar' ? { max: field.max } : {},
      ),
    ),
  Regex: ({ propertyPath, value, options: { pattern, match } }) =>
    when(new RegExp(String(pattern).slice(1, -1), 'u').test(String(value)) !== match, () =>
      toViolation(propertyPath, 'Regex'),
    ),
  Email: ({ propertyPath, value }) =>
    when(String(value).length > EMAIL_LENGTH || !EMAIL.test(String(value)), () =>
      toViolation(propertyPath, 'Email'),
    ),
  Url: ({ propertyPath, value }) =>
    when(!isWebAddress(String(value)), () => toViolation(propertyPath, 'Url')),
  Iban: ({ propertyPath, value }) => when(!isIban(String(value)), () => toViolation(propertyPath, 'Iban')),
  Date: ({ propertyPath, value }) =>
    when(!/^\d{4}-\d{2}-\d{2}$/.test(String(value)) || fromDateText(String(value)) === undefined, () =>
      toViolation(propertyPath, 'Date'),
    ),
  DateTime: ({ propertyPath, value }) =>
    when(!/^[\d-]{10} [\d:]{8}$/.test(String(value)) || fromDateText(String(value)) === undefined, () =>
      toViolation(propertyPath, 'DateTime'),
    ),
  Time: ({ propertyPath, value }) =>
    when(!/^[\d:]{8}$/.test(String(value)) || fromTimeText(String(value)) === undefined, () =>
      toViolation(propertyPath, 'Time'),
    ),
  Range: ({ propertyPath, value, options }) => {
    const [min, max] = [Number(options['min']), Number(options['max'])];
    return when(Number(value) < min || Number(value) > max, () =>
      toViolation(propertyPath, 'Range', { min, max }),
    );
  },
  Positive: ({ propertyPath, value }) =>
    when(Number(value) <= 0, () => toViolation(propertyPath, 'Positive')),
  GreaterThan: (check) => compare(check, 'GreaterThan', (value, bound) => value <= bound),
  LessThan: (check) => compare(check, 'LessThan', (value, bound) => value >= bound),
  PositiveOrZero: ({ propertyPath, value }) =>
    when(Number(value) < 0, () => toViolation(propertyPath, 'PositiveOrZero')),
  GreaterThanOrEqual: (check) => compare(check, 'GreaterThanOrEqual', (value, bound) => value < bound),
  LessThanOrEqual: (check) => compare(check, 'LessThanOrEqual', (value, bound) => value > bound),
};

/** The values that may be chosen now; a choice that is disabled only stays where it is set. */
const allowedChoices = ({ field, options: { choices } }: Check): readonly unknown[] => {
  const disabled = new Set(
    (field.kind === 'scalar' ? (field.choices ?? []) : [])
      .filter((choice) => choice.disabled)
      .map((choice): unknown => choice.value),
  );
  return (Array.isArray(choices) ? choices : []).filter((choice) => !disabled.has(choice));
};

const holds = (before: unknown, value: unknown): boolean =>
  Array.isArray(before) ? before.includes(value) : before !== undefined && before === value;

const sizes = (
  propertyPath: string,
  kind: 'Length' | 'Count',
  size: number,
  { min, max }: Constraint['options'],
): Violation[] => {
  const tooSmall = typeof min === 'number' && size < min;
  const tooBig = typeof max === 'number' && size > max;
  if (!tooSmall && !tooBig) return [];
  const bound = min === max ? 'Exact' : tooSmall ? 'Min' : 'Max';
  return [toViolation(propertyPath, `${kind}${bound}`, { limit: Number(tooSmall ? min : max) })];
};

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text);

/** Compares numbers, or dates by their text, which sorts as they do; the bound may be today or another field. */
const compare = (
  { propertyPath, value, options, surroundings }: Check,
  name: 'GreaterThan' | 'GreaterThanOrEqual' | 'LessThan' | 'LessThanOrEqual',
  breaks: (value: string | number, bound: string | number) => boolean,
): Violation[] => {
  const bound = boundOf(options, surroundings);
  if (bound === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
  const subject = typeof bound === 'string' ? String(value).slice(0, bound.length) : Number(value);
  const { message } = options;
  return when(breaks(subject, bound), () => ({
    ...toViolation(propertyPath, name, { compared_value: toFrench(bound) }),
    ...(typeof message === 'string' ? { message } : {}),
  }));
};

const boundOf = (
  options: Constraint['options'],
  { values, clock }: Surroundings,
): string | number | undefined => {
  const { propertyPath, value } = options;
  const bound =
    typeof propertyPath === 'string' ? values[propertyPath] : value === 'today' ? today(clock) : value;
  return typeof bound === 'string' || typeof bound === 'number' ? bound : undefined;
};

const toFrench = (bound: string | number): string | number => {
  if (typeof bound !== 'string') return bound;
  if (/^\d\d:\d\d:\d\d$/.test(bound)) return bound.slice(0, 5);
  return fromDateText(bound) === undefined
    ? bound
    : `${bound.slice(8, 10)}/${bound.slice(5, 7)}/${bound.slice(0, 4)}`;
};
