import { entityName } from '../collectionOfType.ts';
import { withSaferVerb, type Operation } from '../description.ts';
import { isTrue, toMap, toText, type Json } from '../read.ts';
import { toWords } from '../toWords.ts';
import { classOf, pathOfClass, propertyName, relatedOf, type Documented } from './classes.ts';
import { classNamed, collectionNamed, entryOf, hydra, nodesOf, rangesOf } from './readHydra.ts';

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
 * filled and which verbs there are. Lengths, choices and messages it lacks: the server checks them. Null for a
 * collection that the server does not document.
 */
export const fromHydra = (documented: Documented, path: string, operation: Operation): Json | null => {
  const { entrypoint, documentation } = documented;
  const id = classOf(documented, path);
  const described = id === null ? null : classNamed(documentation, id);
  if (described === null) return null;
  const collection = collectionNamed(documentation, entryOf(entrypoint, path) ?? '') ?? {};
  const fields = toFields(documented, described, 0);
  return {
    // Of a record that is there `id` is its address.
    fields: fields.filter(({ name, readOnly }) =>
      operation === 'create' ? !isTrue(readOnly) : name !== 'id',
    ),
    methods: withSaferVerb([...new Set([...verbsOf(collection), ...verbsOf(described)])]),
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
  const value = toValue(documented, toMap(hydra(node, 'property')), depth);
  return {
    name: propertyName(node),
    ...toWords(null, toText(hydra(node, 'description'))),
    readOnly: !isWritable(node),
    constraints: isTrue(hydra(node, 'required')) ? [value.multiple ? ONE_AT_LEAST : FILLED] : [],
    ...value,
  };
};

const toValue = (documented: Documented, property: Json, depth: number): Value => {
  const id = relatedOf(documented.documentation, property);
  if (id !== null) return toObject(documented, property, id, depth);
  const values = enumOf(property);
  if (values !== null) return { type: 'string', multiple: false, choices: values };
  const [range, ...further] = rangesOf(property);
  const type = further.length === 0 ? toScalar(range) : UNKNOWN;
  // Doctrine's dates are date-times to PHP, and so to its documentation.
  return { type, multiple: false, isDayOrMoment: type === 'datetime' };
};

/** The values of an enumeration, which a range may name one by one (`owl:oneOf`). */
const enumOf = (property: Json): readonly string[] | null => {
  const range = toMap(property.range ?? property['rdfs:range']);
  const named = toMap(range['owl:oneOf'] ?? property['owl:oneOf'])['@list'] ?? range['owl:oneOf'];
  const values = (Array.isArray(named) ? named : []).flatMap(
    (value: unknown) => toText(value) ?? toText(toMap(value)['@value']) ?? [],
  );
  return values.length > 0 ? values : null;
};

/** Lists, objects and enums have no range, and a range may be a name of the server's own. */
const UNKNOWN = 'unknown';

const toScalar = (range: string | undefined): string => {
  const name = /^(?:xmls:|xsd:|.*XMLSchema#)(\w+)$/.exec(range ?? '')?.[1];
  if (name === undefined) return UNKNOWN;
  return Object.hasOwn(TYPES, name) ? (TYPES[name] ?? 'string') : 'string';
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

/** HTTP verbs of the operations that a class or a collection supports. */
const verbsOf = (node: Json): readonly string[] =>
  nodesOf(hydra(node, 'supportedOperation')).flatMap((operation) => toText(hydra(operation, 'method')) ?? []);
