import type { Field, ScalarField } from '../model/field.ts';

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
  if (field.kind === 'references') {
    const options = countOptions(field.minCount ?? (field.required ? 1 : undefined), field.maxCount);
    return Object.keys(options).length > 0 ? [constraint('Count', options)] : [];
  }
  const present = field.required ? [constraint('NotNull')] : [];
  return field.kind === 'embedded' ? [...present, constraint('Valid', { traverse: true })] : present;
};

const constraint = (name: string, options: Record<string, unknown> = {}): Constraint => ({
  name,
  options,
  groups: ['Default'],
});

const countOptions = (min: number | undefined, max: number | undefined): Record<string, number> => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

export const isText = (field: ScalarField): boolean => ['string', 'text', 'choice'].includes(field.type);

const scalarConstraints = (field: ScalarField): Constraint[] => {
  const length = countOptions(field.exact ?? field.min, field.exact ?? field.max);
  return [
    ...(field.required ? [constraint(isText(field) ? 'NotBlank' : 'NotNull')] : []),
    ...(isText(field) && Object.keys(length).length > 0 ? [constraint('Length', length)] : []),
    ...(field.choices
      ? [constraint('Choice', { choices: field.choices.map((choice) => choice.value) })]
      : []),
    ...(field.pattern ? [constraint('Regex', regexOptions(field.pattern))] : []),
    ...(field.email ? [constraint('Email')] : []),
    ...(field.url ? [constraint('Url')] : []),
    ...bounds(field),
    ...(field.past ? [constraint('LessThanOrEqual', { value: 'today' })] : []),
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

const bounds = ({ from, to }: ScalarField): Constraint[] => {
  if (from !== undefined && to !== undefined) return [constraint('Range', { min: from, max: to })];
  if (from === 0) return [constraint('PositiveOrZero')];
  if (from !== undefined) return [constraint('GreaterThanOrEqual', { value: from })];
  return to === undefined ? [] : [constraint('LessThanOrEqual', { value: to })];
};
