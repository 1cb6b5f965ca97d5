import { isObject, toList, toMap, toText, type Json } from '../read.ts';

/** A schema with all that it refers to and is composed of in one. */
export interface Schema {
  /** Keywords; of two places that say the same the outer one counts. */
  readonly keywords: Json;
  /** JSON types without `null`; none where any is taken. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: readonly (readonly [name: string, schema: Json])[];
  /** Names of the properties that must be there. */
  readonly required: readonly string[];
  /** References to it, from outside in: a schema that is met again is a circle. */
  readonly refs: readonly string[];
}

/** The path of a collection and that of its records, with their operations by verb. */
export interface Paths {
  readonly collection: Json;
  /** Empty where its records have no address. */
  readonly record: Json;
  /** Names of what the address of a record holds: `id`. */
  readonly identifiers: readonly string[];
}

/** Further compositions are passed over: a document may be hostile. */
const MAX_STEPS = 12;

const NOTHING: Schema = {
  keywords: {},
  types: [],
  isNullable: false,
  properties: [],
  required: [],
  refs: [],
};

/** Reads a schema as OpenAPI 3.0 (`nullable`) and 3.1 (`type: [string, null]`) write it; a `$ref` to nothing is nothing. */
export const readSchema = (document: Json, schema: unknown, steps = 0): Schema => {
  if (!isObject(schema) || steps > MAX_STEPS) return NOTHING;
  const { $ref, allOf, anyOf, oneOf, properties, required, type, nullable, ...keywords } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
  const own: Schema = {
    keywords,
    types: types.filter((one) => one !== 'null'),
    isNullable: nullable === true || types.includes('null') || toList(keywords.enum).includes(null),
    properties: Object.entries(toMap(properties)).map(([name, one]) => [name, toMap(one)]),
    required: toList(required).filter((name): name is string => typeof name === 'string'),
    refs: [],
  };
  const read = (one: unknown): Schema => readSchema(document, one, steps + 1);
  const ref = toText($ref);
  const parts = [
    ...(ref === null ? [] : [referred(ref, read(targetOf(document, ref)))]),
    ...toList(allOf).map(read),
    ...[anyOf, oneOf].filter((one) => one !== undefined).map((one) => oneOfMany(toList(one), read)),
  ];
  return [...parts, own].reduce(together, NOTHING);
};

/** Title and description of the target belong to the class, not to the property that refers to it. */
const referred = (ref: string, { keywords, ...schema }: Schema): Schema => {
  const { title: _title, description: _description, ...others } = keywords;
  return { ...schema, keywords: others, refs: [ref, ...schema.refs] };
};

const together = (one: Schema, other: Schema): Schema => {
  const properties = new Map([...one.properties, ...other.properties]);
  return {
    keywords: { ...one.keywords, ...other.keywords },
    types: other.types.length > 0 ? other.types : one.types,
    isNullable: one.isNullable || other.isNullable,
    properties: [...properties],
    required: [...new Set([...one.required, ...other.required])],
    refs: [...one.refs, ...other.refs],
  };
};

/** One of several: what is left without `null`, values with a title each, plain values of several types, or anything. */
const oneOfMany = (parts: readonly unknown[], read: (one: unknown) => Schema): Schema => {
  const schemas = parts.map(read);
  const others = schemas.filter((schema) => !isNull(schema));
  const isNullable = others.length < schemas.length || others.some((schema) => schema.isNullable);
  const [first = NOTHING] = others;
  if (others.length < 2) return { ...first, isNullable };
  if (others.every(({ keywords }) => keywords.const !== undefined)) {
    return {
      ...NOTHING,
      isNullable,
      types: first.types,
      keywords: {
        enum: others.map(({ keywords }) => keywords.const),
        'x-enum-varnames': others.map(({ keywords }) => keywords.title ?? keywords.description),
      },
    };
  }
  // A record is taken as its address wherever one of the ways is an address.
  const address = others.find(isAddressSchema);
  if (address) return { ...address, isNullable };
  const isPlain = others.every(({ types }) => types.length > 0 && types.every((type) => PLAIN.has(type)));
  return isPlain
    ? { ...NOTHING, isNullable, types: [...new Set(others.flatMap(({ types }) => types))] }
    : { ...NOTHING, isNullable };
};

const PLAIN: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

const isNull = ({ types, isNullable, keywords, properties }: Schema): boolean =>
  (isNullable && types.length === 0 && properties.length === 0) || keywords.const === null;

export const isAddressSchema = ({ keywords }: Schema): boolean => keywords.format === 'iri-reference';

/** Target of a JSON pointer in the document: `#/components/schemas/Person`. */
const targetOf = (document: Json, ref: string): unknown => {
  if (!ref.startsWith('#/')) return undefined;
  let node: unknown = document;
  for (const step of ref.slice(2).split('/')) {
    const key = decodeStep(step);
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Json)[key];
  }
  return node;
};

const decodeStep = (step: string): string => {
  const plain = step.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
};

/** The schema of what an operation takes, or of what it answers with; undefined where it has none. */
export const bodySchema = (operation: unknown): unknown => {
  const content = toMap(toMap(toMap(operation).requestBody).content);
  return schemaIn(content);
};

/** The schema of what an operation takes as the parts of a form alone; undefined where it takes JSON, or no form. */
export const formSchema = (operation: unknown): unknown => {
  const content = toMap(toMap(toMap(operation).requestBody).content);
  return schemaIn(content) === undefined ? toMap(content['multipart/form-data']).schema : undefined;
};

export const answerSchema = (operation: unknown): unknown => {
  const responses = Object.entries(toMap(toMap(operation).responses));
  const success =
    responses.find(([status]) => status.startsWith('2')) ?? responses.find(([s]) => s === 'default');
  return schemaIn(toMap(toMap(success?.[1]).content));
};

/** The schema of the members of a JSON-LD collection; undefined where an answer is none. */
export const membersOf = ({ properties }: Schema): Json | undefined =>
  properties.find(([name]) => name === 'member' || name === 'hydra:member')?.[1];

/** As JSON-LD where there is such a form, else as the merge patch or the JSON of another name. */
const schemaIn = (content: Json): unknown => {
  const types = Object.keys(content);
  const type =
    types.find((one) => one.startsWith('application/ld+json')) ??
    types.find((one) => one.startsWith('application/merge-patch+json')) ??
    types.find((one) => /[/+]json\b/.test(one) && !/problem|vnd\.api/.test(one));
  return type === undefined ? undefined : toMap(content[type]).schema;
};
