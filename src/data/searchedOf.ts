import type { Description, OfferedFilter } from '../schema/description.ts';
import { USUAL_NAMES } from './createLabelFields.ts';
import type { ResourceDefinition, ResourceDirectory } from './ResourceDefinition.ts';

/** Search fields of a collection. */
export interface Searched {
  /** Text fields, by their paths: words may be in any of them. */
  readonly names: readonly string[];
  /** Field of the number that people know a record by; its own number when null. */
  readonly number: string | null;
  /** Filter keys of those that a list does not filter under their own. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The list is not filtered by the records' own numbers. */
  readonly isIdUnknown?: true;
}

/** Search fields of a collection: the property that its resource or a field chose, with the other names of its sort. */
export const searchedOf = (
  definition: ResourceDefinition | undefined,
  directory: ResourceDirectory,
  labels: readonly string[],
  chosen?: string,
): Searched => ({
  names: namesOf(chosen ?? definition?.search, labels),
  number: definition ? numberOf(definition, directory) : null,
});

/**
 * Search fields that a list offers as filters, or else the usual names: a server that describes its filters ignores
 * any other, and would answer every row. Null where nothing is left.
 */
export const searchedIn = (
  searched: Searched,
  { filters }: Pick<Description, 'filters'>,
): Searched | null => {
  if (!filters) return searched;
  const offerOf = (key: string) => filters.find((one) => (one.of ?? one.path) === key && isText(one));
  const isOffered = (path: string): boolean => offerOf(path) !== undefined;
  const chosen = searched.names.filter(isOffered);
  const names = chosen.length > 0 ? chosen : USUAL_NAMES.filter(isOffered);
  const number = searched.number !== null && isOffered(searched.number) ? searched.number : null;
  if (names.length === 0 && number === null) return null;
  const hasId = filters.some(({ path, by }) => path === 'id' && by === 'value');
  const keys = Object.fromEntries(
    [...names, number ?? ''].flatMap((path) => {
      const offer = offerOf(path);
      return offer?.of === undefined ? [] : [[path, offer.path]];
    }),
  );
  return { names, number, keys, ...(hasId ? {} : { isIdUnknown: true }) };
};

/** Any text may be searched. */
const isText = ({ by, value }: OfferedFilter): boolean =>
  by === 'value' && value.path === null && value.choices === null && !OTHER_TYPES.has(value.type);

const OTHER_TYPES: ReadonlySet<string> = new Set(['bool', 'date', 'datetime', 'time', 'float', 'decimal']);

const FAMILY = /familyName$/;

/** A family name with the given name beside it; both sides of a meeting have one name. */
const namesOf = (search: string | undefined, labels: readonly string[]): readonly string[] => {
  const first = search ?? (labels.includes('name') ? 'name' : (labels[0] ?? 'name'));
  if (FAMILY.test(first)) return [first, first.replace(FAMILY, 'givenName')];
  const last = first.split('.').at(-1);
  return [first, ...labels.filter((path) => path !== first && path.split('.').at(-1) === last)];
};

/** The licence number of a person, the club number of a club; where a record represents a person, that person's. */
const numberOf = (definition: ResourceDefinition, directory: ResourceDirectory): string | null => {
  const { numberField, recordRepresentation = [], disambiguation = [], search = '' } = definition;
  const own = numberField ?? [...recordRepresentation, ...disambiguation].find((path) => NUMBER.test(path));
  if (own !== undefined) return own;
  const person = search.startsWith('person.') ? directory.byPath('/people') : undefined;
  const ofPerson = person && numberOf(person, directory);
  return ofPerson ? `person.${ofPerson}` : null;
};

const NUMBER = /(^|\.)identifier$/;
