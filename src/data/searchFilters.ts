import type { Json } from '../schema/read.ts';
import type { LabelFields } from './createLabelFields.ts';
import type { ResourceDefinition, ResourceDirectory } from './ResourceDefinition.ts';

export interface Searchable {
  readonly definition: ResourceDefinition;
  readonly directory: ResourceDirectory;
  readonly labels: LabelFields;
}

/** The filters by which the records of a resource are searched for a text, one after the other until one finds some. */
export const searchFilters = async (
  typed: string,
  { definition, directory, labels }: Searchable,
): Promise<readonly Json[]> =>
  toFilters(typed, {
    names: namesOf(definition, await labels(definition.path)),
    number: numberOf(definition, directory),
  });

interface Searched {
  /** Text fields, by their paths. */
  readonly names: readonly string[];
  /** Field of the number that people know a record by; its own number when null. */
  readonly number: string | null;
}

const FAMILY = /familyName$/;

/** What to ask for, and in turn what to ask for where that finds nothing. */
const toFilters = (typed: string, { names, number }: Searched): readonly Json[] => {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (number !== null) return [{ [number]: digits }];
    if (digits.length < 10) return [{ id: digits }];
  }
  const [first = 'name'] = names;
  const given = first.replace(FAMILY, 'givenName');
  const paths = given === first ? names : [first, given];
  // In turn: a stock server passes over alternatives (`or[…]`), and would answer every row.
  const whole = paths.map((path) => ({ [path]: typed }));
  const words = typed.split(/\s+/);
  if (given === first || words.length < 2) return whole;
  // Both names, in whichever order: one part of what is typed is in the family name, one in the given name.
  const parts = partsOf(words);
  return [...whole, { [first]: parts, [given]: parts }];
};

/** Beginnings and ends: of 'le roux ibrahim' not 'le' alone, which half of all names contain. */
const partsOf = (words: readonly string[]): readonly string[] => {
  const cuts = words.slice(1).map((_, index) => index + 1);
  const parts = cuts.flatMap((cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
  const long = parts.filter((part) => part.length > 2);
  return [...new Set(long.length > 1 ? long : parts)];
};

/** The searched text, with the other names of its sort: both sides of a meeting have one. */
const namesOf = ({ search }: ResourceDefinition, labels: readonly string[]): readonly string[] => {
  const first = search ?? (labels.includes('name') ? 'name' : (labels[0] ?? 'name'));
  const last = first.split('.').at(-1);
  return [first, ...labels.filter((path) => path !== first && path.split('.').at(-1) === last)];
};

/** The licence number of a person, the club number of a club; where a record stands for a person, that person's. */
export const numberOf = (definition: ResourceDefinition, directory: ResourceDirectory): string | null => {
  const { numberField, recordRepresentation = [], disambiguation = [], search = '' } = definition;
  const own = numberField ?? [...recordRepresentation, ...disambiguation].find((path) => NUMBER.test(path));
  if (own !== undefined) return own;
  const person = search.startsWith('person.') ? directory.byPath('/people') : undefined;
  const ofPerson = person && numberOf(person, directory);
  return ofPerson ? `person.${ofPerson}` : null;
};

const NUMBER = /(^|\.)identifier$/;
