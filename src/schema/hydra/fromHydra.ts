import { fromApiPath, pathOf } from '../../lib/iri.ts';
import { entityName } from '../collectionOfType.ts';
import type { Operation } from '../description.ts';
import { isTrue, toMap, toText, type Json } from '../read.ts';
import { classNamed, collectionNamed, entryOf, hydra, nodesOf, rangesOf, verbsOf } from './readHydra.ts';

/** Documentation of an API Platform server without field descriptions. */
export interface Documented {
  /** `/api/index.jsonld`: name of a resource -> address of its collection. */
  readonly entrypoint: Json;
  /** `/api/docs.jsonld`: the Hydra documentation. */
  readonly documentation: Json;
}

/** Objects within objects are followed this far: classes may hold one another. */
const MAX_DEPTH = 2;

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'int',
  nonNegativeInteger: 'int',
  decimal: 'float',
  double: 'float',
  float: 'float',
  number: 'float',
  boolean: 'bool',
  date: 'date',
  dateTime: 'datetime',
  time: 'time',
};

/**
 * The answer of a mapping call as far as the documentation knows it: names, types, relations, which fields must be
 * filled and which verbs there are. Lengths, choices and messages it does not tell: the server checks them. Null for a
 * collection that the server does not document.
 */
export const fromHydra = (documented: Documented, path: string, operation: Operation): Json | null => {
  const { entrypoint, documentation } = documented;
  const entry = entryOf(entrypoint, path);
  const collection = entry === null ? null : collectionNamed(documentation, entry);
  const [range] = collection === null ? [] : rangesOf(collection);
  const described = range === undefined ? null : classNamed(documentation, range);
  if (collection === null || described === null) return null;
  const fields = toFields(documented, described, 0);
  return {
    fields: operation === 'create' ? fields.filter(({ readOnly }) => !isTrue(readOnly)) : fields,
    methods: [...new Set([...verbsOf(collection), ...verbsOf(described)])],
  };
};

const toFields = (documented: Documented, described: Json, depth: number): readonly Json[] =>
  nodesOf(hydra(described, 'supportedProperty'))
    .filter((node) => hydra(node, 'readable') !== false || isWritable(node))
    .map((node) => toField(documented, node, depth));

/** Type of a field, in the words of a field description. */
interface Value extends Json {
  readonly type: string;
  readonly multiple: boolean;
}

const isWritable = (node: Json): boolean => isTrue(hydra(node, 'writeable') ?? hydra(node, 'writable'));

const toField = (documented: Documented, node: Json, depth: number): Json => {
  const property = toMap(hydra(node, 'property'));
  const name = toText(property['rdfs:label']) ?? toText(property.label) ?? toText(hydra(node, 'title')) ?? '';
  const value = toValue(documented, property, depth);
  return {
    name,
    label: toText(hydra(node, 'description')),
    readOnly: !isWritable(node),
    constraints: isTrue(hydra(node, 'required')) ? [value.multiple ? ONE_AT_LEAST : FILLED] : [],
    ...value,
  };
};

const toValue = (documented: Documented, property: Json, depth: number): Value => {
  const ranges = rangesOf(property);
  const [id, ...others] = ranges.filter((range) => classNamed(documented.documentation, range) !== null);
  if (id !== undefined && others.length === 0) return toObject(documented, property, id, depth);
  const [range, ...further] = ranges;
  const type = further.length === 0 ? toScalar(range) : UNKNOWN;
  // Doctrine's dates are date-times to PHP, and so to its documentation.
  return { type, multiple: false, isDayOrMoment: type === 'datetime' };
};

/** Lists, objects and enums have no range, and a range may be a name of the server's own. */
const UNKNOWN = 'unknown';

const toScalar = (range: string | undefined): string => {
  const name = /^(?:xmls:|xsd:|.*XMLSchema#)(\w+)$/.exec(range ?? '')?.[1];
  return name === undefined ? UNKNOWN : (TYPES[name] ?? 'string');
};

const FILLED = { name: 'NotNull', options: {} };
const ONE_AT_LEAST = { name: 'Count', options: { min: 1 } };

/**
 * A class with a collection is a relation, even where its records are read in place: API Platform takes an address for
 * either. Others are edited with their record, but where the documentation calls them a link, which is an address.
 */
const toObject = (documented: Documented, property: Json, id: string, depth: number): Value => {
  const multiple = property['owl:maxCardinality'] !== 1;
  const type = entityName(id);
  const path = pathOfClass(documented, id);
  const isInPlace = path === null && !isLink(property) && depth < MAX_DEPTH;
  const described = isInPlace ? classNamed(documented.documentation, id) : null;
  if (described === null) return { type, multiple, embedded: false, path };
  return { type, multiple, embedded: true, path, fields: toFields(documented, described, depth + 1) };
};

const isLink = (property: Json): boolean => /^(?:hydra:)?Link$/.test(String(property['@type']));

/** Collection whose members are of a class: `/people`. */
const pathOfClass = ({ entrypoint, documentation }: Documented, id: string): string | null => {
  const found = Object.entries(entrypoint).find(([entry, iri]) => {
    const collection = typeof iri === 'string' ? collectionNamed(documentation, entry) : null;
    return collection !== null && rangesOf(collection).includes(id);
  });
  return found === undefined ? null : (fromApiPath(String(found[1])) ?? pathOf(String(found[1])));
};
