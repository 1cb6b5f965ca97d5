import type { Field } from '../model/field.ts';
import { fromDateText } from '../model/fromText.ts';
import { today } from '../model/time.ts';
import { type Constraint, constraintsOf } from './constraintsOf.ts';
import { toViolation } from './toViolation.ts';
import type { Violation } from './violation.ts';

/** What a rule may look at besides the value itself. */
export interface Surroundings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly clock: () => Date;
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
    return check({ propertyPath, value, empty, options: constraint.options, surroundings });
  });
};

interface Check {
  readonly propertyPath: string;
  readonly value: unknown;
  readonly empty: boolean;
  readonly options: Constraint['options'];
  readonly surroundings: Surroundings;
}

const when = (broken: boolean, violation: () => Violation): Violation[] => (broken ? [violation()] : []);

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Characters as PHP's mb_strlen counts them: code points. */
const lengthOf = (value: unknown): number => [...String(value)].length;

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

const checks: Record<string, (check: Check) => Violation[]> = {
  NotBlank: ({ propertyPath, value, empty }) =>
    when(empty || (typeof value === 'string' && value.trim() === ''), () =>
      toViolation(propertyPath, 'NotBlank'),
    ),
  NotNull: ({ propertyPath, empty }) => when(empty, () => toViolation(propertyPath, 'NotNull')),
  Length: ({ propertyPath, value, options }) => sizes(propertyPath, 'Length', lengthOf(value), options),
  Count: ({ propertyPath, value, options }) => sizes(propertyPath, 'Count', countOf(value), options),
  Choice: ({ propertyPath, value, options: { choices } }) =>
    when(!(Array.isArray(choices) && choices.includes(value)), () => toViolation(propertyPath, 'Choice')),
  Regex: ({ propertyPath, value, options }) =>
    when(!new RegExp(String(options['pattern']).slice(1, -1), 'u').test(String(value)), () =>
      toViolation(propertyPath, 'Regex'),
    ),
  Email: ({ propertyPath, value }) =>
    when(!EMAIL.test(String(value)), () => toViolation(propertyPath, 'Email')),
  Url: ({ propertyPath, value }) =>
    when(!isWebAddress(String(value)), () => toViolation(propertyPath, 'Url')),
  Range: ({ propertyPath, value, options }) => {
    const [min, max] = [Number(options['min']), Number(options['max'])];
    return when(Number(value) < min || Number(value) > max, () =>
      toViolation(propertyPath, 'Range', { min, max }),
    );
  },
  PositiveOrZero: ({ propertyPath, value }) =>
    when(Number(value) < 0, () => toViolation(propertyPath, 'PositiveOrZero')),
  GreaterThanOrEqual: (check) => compare(check, 'GreaterThanOrEqual', (value, bound) => value < bound),
  LessThanOrEqual: (check) => compare(check, 'LessThanOrEqual', (value, bound) => value > bound),
};

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
  name: 'GreaterThanOrEqual' | 'LessThanOrEqual',
  breaks: (value: string | number, bound: string | number) => boolean,
): Violation[] => {
  const bound = boundOf(options, surroundings);
  if (bound === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
  const subject = typeof bound === 'string' ? String(value).slice(0, bound.length) : Number(value);
  return when(breaks(subject, bound), () =>
    toViolation(propertyPath, name, { compared_value: toFrench(bound) }),
  );
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

const toFrench = (bound: string | number): string | number =>
  typeof bound === 'string' && fromDateText(bound) !== undefined
    ? `${bound.slice(8, 10)}/${bound.slice(5, 7)}/${bound.slice(0, 4)}`
    : bound;
