import type { Choice, Options, ScalarField, ScalarType } from './field.ts';

type Plain = 'group' | 'help' | 'required' | 'readOnly' | 'byStep' | 'createOnly' | 'hidden';
type Text = Pick<Options<ScalarField>, Plain> & {
  /** 255 when nothing is said; undefined: no limit of its own. */
  max?: number | undefined;
  min?: number;
  exact?: number;
  unique?: boolean;
  pattern?: RegExp;
  without?: RegExp;
  spells?: 'Date' | 'DateTime' | 'Time';
  email?: boolean;
  url?: boolean;
  iban?: boolean;
  search?: 'exact';
  default?: string;
};
type Numeric = Pick<Options<ScalarField>, Plain | 'from' | 'to' | 'above' | 'below'> & {
  default?: number;
};
type Moment = Pick<Options<ScalarField>, Plain | 'past' | 'notBefore'>;

type Declare<O> = (label: string, options?: O) => ScalarField;

const scalar =
  (type: ScalarType, defaults: Partial<ScalarField> = {}): Declare<Partial<ScalarField>> =>
  (label, options) => ({ kind: 'scalar', type, label, ...defaults, ...options });

export const string: Declare<Text> = scalar('string', { max: 255 });
export const text: Declare<Text> = scalar('text');
export const int: Declare<Numeric> = scalar('int');
export const float: Declare<Numeric> = scalar('float');
/** Money in whole cents, never negative unless `from` says so. */
export const cents: Declare<Numeric> = scalar('cents', { from: 0 });
export const bool: Declare<Pick<Options<ScalarField>, Plain> & { default?: boolean }> = scalar('bool');
export const date: Declare<Moment> = scalar('date');
export const datetime: Declare<Moment> = scalar('datetime');
export const time: Declare<Moment> = scalar('time');
export const json: Declare<Pick<Options<ScalarField>, Plain>> = scalar('json');

/** Stored value -> French label, or label with options, in the order shown. */
type Choices = Readonly<Record<string, string | Omit<Choice, 'value'>>>;

const toChoices = (choices: Choices): readonly Choice[] =>
  Object.entries(choices).map(([value, given]) =>
    typeof given === 'string' ? { value, label: given } : { value, ...given },
  );

export const choice = (
  label: string,
  choices: Choices,
  options?: Omit<Text, 'pattern' | 'unique' | 'iban' | 'without' | 'spells'>,
): ScalarField => ({ kind: 'scalar', type: 'choice', label, choices: toChoices(choices), ...options });

/** The pending work of a record: work -> its label and the states, of the field `from`, that wait for it. */
export const work = (
  from: string,
  works: Readonly<Record<string, { readonly label: string; readonly states: readonly string[] }>>,
): ScalarField => ({
  ...choice(
    'À faire',
    mapValues(works, ({ label }) => label),
    { readOnly: true },
  ),
  derived: { from, cases: mapValues(works, ({ states }) => states) },
});

/**
 * Yes or no: whether the choice `from` is in one of these states, so that a screen needs to know no
 * state. A number is written as text.
 */
export const fact = (label: string, from: string, states: readonly string[]): ScalarField => ({
  ...bool(label, { readOnly: true }),
  derived: { from, cases: { true: states } },
});

const mapValues = <V, R>(
  values: Readonly<Record<string, V>>,
  change: (value: V) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** A number with a label, as grades and levels have. */
export const numberChoice = (
  label: string,
  choices: readonly Choice[],
  options?: Pick<Options<ScalarField>, Plain> & { default?: number },
): ScalarField => ({ kind: 'scalar', type: 'int', label, choices, ...options });

type Listed = Pick<Options<ScalarField>, Plain | 'minCount' | 'maxCount' | 'distinct'>;

/** A list of texts. */
export const list = (label: string, options?: Listed & { max?: number }): ScalarField => ({
  kind: 'scalar',
  type: 'array',
  label,
  max: 255,
  ...options,
});

/** Several of a few values, each once. */
export const multipleChoice = (label: string, choices: Choices, options?: Listed): ScalarField => ({
  kind: 'scalar',
  type: 'array',
  label,
  choices: toChoices(choices),
  distinct: true,
  ...options,
});
