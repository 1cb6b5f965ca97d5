import type { Field, FileField, RowsField, ScalarField } from '../model/field.ts';

/** A constraint as field descriptions write it: Symfony's name and option names, defaults left out. */
export interface Constraint {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly groups: readonly string[];
}

/** Every rule that a declaration puts on a field; both the description and the server's own check read it here. */
export const constraintsOf = (field: Field): Constraint[] => {
  if (field.kind === 'inverse') return [];
  if (field.kind === 'scalar') return scalarConstraints(field);
  if (field.kind === 'references') return count(field);
  if (field.kind === 'rows') return [...count(field), constraint('Valid', { traverse: true })];
  const present = field.required ? [constraint('NotNull')] : [];
  if (field.kind === 'file') return [...(field.multiple ? count(field) : present), fileConstraint(field)];
  return field.kind === 'embedded' ? [...present, constraint('Valid', { traverse: true })] : present;
};

const constraint = (name: string, options: Record<string, unknown> = {}): Constraint => ({
  name,
  options,
  groups: ['Default'],
});

/** A list that is required holds at least one entry. */
const count = ({ required, minCount, maxCount }: Counted): Constraint[] => {
  const options = countOptions(minCount ?? (required ? 1 : undefined), maxCount);
  return Object.keys(options).length > 0 ? [constraint('Count', options)] : [];
};

type Counted = Pick<RowsField, 'required' | 'minCount' | 'maxCount'>;

const fileConstraint = ({ image, maxBytes, mimeTypes }: FileField): Constraint =>
  constraint(image ? 'Image' : 'File', { maxSize: maxBytes, ...(mimeTypes ? { mimeTypes } : {}) });

const countOptions = (min: number | undefined, max: number | undefined): Record<string, number> => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

export const isText = (field: ScalarField): boolean => ['string', 'text', 'choice'].includes(field.type);

const scalarConstraints = (field: ScalarField): Constraint[] =>
  field.type === 'array' ? listConstraints(field) : valueConstraints(field);

const listConstraints = (field: ScalarField): Constraint[] => [
  ...count(field),
  ...(field.choices ? [constraint('Choice', { choices: valuesOf(field.choices), multiple: true })] : []),
  ...(field.distinct ? [constraint('Unique')] : []),
  ...(field.max === undefined
    ? []
    : [constraint('All', { constraints: [{ name: 'Length', options: { max: field.max } }] })]),
];

const valuesOf = (choices: NonNullable<ScalarField['choices']>) => choices.map(({ value }) => value);

const NOT_YET = 'Cette date ne doit pas être dans le futur.';

const valueConstraints = (field: ScalarField): Constraint[] => {
  const length = countOptions(field.exact ?? field.min, field.exact ?? field.max);
  return [
    ...(field.required ? [constraint(isText(field) ? 'NotBlank' : 'NotNull')] : []),
    ...(isText(field) && Object.keys(length).length > 0 ? [constraint('Length', length)] : []),
    ...(field.choices ? [constraint('Choice', { choices: valuesOf(field.choices) })] : []),
    ...(field.pattern ? [constraint('Regex', regexOptions(field.pattern))] : []),
    ...(field.without ? [constraint('Regex', { pattern: `/${field.without.source}/`, match: false })] : []),
    ...(field.email ? [constraint('Email')] : []),
    ...(field.url ? [constraint('Url')] : []),
    ...(field.iban ? [constraint('Iban')] : []),
    ...(field.spells ? [constraint(field.spells)] : []),
    ...bounds(field),
    ...(field.past ? [constraint('LessThanOrEqual', { value: 'today', message: NOT_YET })] : []),
    ...(field.notBefore === undefined
      ? []
      : [constraint('GreaterThanOrEqual', { propertyPath: field.notBefore })]),
  ];
};

/** Symfony's option holds delimiters; browsers' `pattern` attribute is anchored by itself. */
const regexOptions = (pattern: RegExp): Record<string, unknown> => ({
  pattern: `/${pattern.source}/`,
  htmlPattern: pattern.source.replace(/^\^/, '').replace(/\$$/, ''),
  match: true,
});

const bounds = ({ from, to, above, below }: ScalarField): Constraint[] => [
  ...(from !== undefined && to !== undefined
    ? [constraint('Range', { min: from, max: to })]
    : [...lowest(from), ...(to === undefined ? [] : [constraint('LessThanOrEqual', { value: to })])]),
  ...(above === undefined
    ? []
    : [above === 0 ? constraint('Positive') : constraint('GreaterThan', { value: above })]),
  ...(below === undefined ? [] : [constraint('LessThan', { value: below })]),
];

const lowest = (from: number | undefined): Constraint[] => {
  if (from === undefined) return [];
  return [from === 0 ? constraint('PositiveOrZero') : constraint('GreaterThanOrEqual', { value: from })];
};
