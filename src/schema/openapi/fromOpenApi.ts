import { withSaferVerb, type Operation } from '../description.ts';
import type { RelatedClass } from '../hydra/classes.ts';
import { toList, toMap, toNumber, type Json } from '../read.ts';
import { toOffer, type Parameter } from '../toOffer.ts';
import {
  answerSchema,
  bodySchema,
  formSchema,
  membersOf,
  readSchema,
  type Paths,
  type Schema,
} from './readOpenApi.ts';
import { toFields, toPlain } from './toFields.ts';
import { toApiPath } from '../../lib/iri.ts';

/** Ten times what any form holds. */
const MAX_FIELDS = 2_000;

/**
 * The answer of a mapping call as far as the OpenAPI document knows it: fields with their limits and choices, verbs, and
 * of a list what it may be filtered and ordered by. `described` is what the Hydra documentation knows of the class of the
 * records, for only that says which collection a relation leads to. Null where the document does not know the
 * collection, or describes no field of it.
 */
export const fromOpenApi = (
  document: unknown,
  described: RelatedClass | null,
  path: string,
  operation: Operation,
): Json | null => {
  const root = toMap(document);
  const paths = pathsOf(root, path);
  if (paths === null) return null;
  const read = (schema: unknown): Schema => readSchema(root, schema);
  const fieldsOf = (schema: Schema): readonly Json[] =>
    toFields(schema, {
      document: root,
      described,
      refs: schema.refs.slice(0, 1),
      holder: null,
      isForm: operation === 'create' && formSchema(paths.collection.post) !== undefined,
      budget: { left: MAX_FIELDS },
    });
  const fields = FIELDS[operation](paths, read, fieldsOf);
  if (fields.length === 0) return null;
  const keys = operation === 'create' ? [] : fields.filter((field) => isKey(field, paths));
  return {
    fields: fields.filter((field) => !keys.includes(field)),
    // No view shows them; generated types have them.
    identifiers: keys,
    methods: methodsOf(paths.collection, paths.record),
    recordMethods: methodsOf(paths.record),
    ...(formSchema(paths.collection.post) === undefined ? {} : { isCreatedByForm: true }),
    ...(operation === 'list' ? { offer: offerOf(paths, read) } : {}),
  };
};

type Read = (schema: unknown) => Schema;
type FieldsOf = (schema: Schema) => readonly Json[];

/** Fields of each of the mapping calls. */
const FIELDS: Readonly<Record<Operation, (paths: Paths, read: Read, fieldsOf: FieldsOf) => readonly Json[]>> =
  {
    list: (paths, read, fieldsOf) => {
      const members = fieldsOf(memberSchema(paths, read));
      const fields = members.length > 0 ? members : fieldsOf(read(answerSchema(paths.record.get)));
      return fields.filter(isReadable);
    },
    show: ({ record }, read, fieldsOf) => toShown(read, fieldsOf, record),
    create: ({ collection: { post } }, read, fieldsOf) =>
      fieldsOf(read(bodySchema(post) ?? formSchema(post))).filter(isOpen),
    update: ({ record, collection }, read, fieldsOf) => {
      const body = read(bodySchema(record.patch) ?? bodySchema(record.put));
      // A merge patch need not name what a record must have.
      const required = [read(answerSchema(record.get)), read(bodySchema(collection.post))].flatMap(
        (schema) => schema.required,
      );
      const taken = fieldsOf({ ...body, required: [...body.required, ...required] });
      const names = new Set(taken.map(({ name }) => name));
      const shown = toShown(read, fieldsOf, record).filter(({ name }) => !names.has(name));
      return [...taken.map(withoutUnread), ...shown.map((field) => ({ ...field, readOnly: true }))];
    },
  };

/** What cannot be read back, a password, is there already: it need not be filled to change the rest. */
const withoutUnread = (field: Json): Json =>
  field.isWriteOnly === true
    ? { ...field, constraints: toList(field.constraints).filter((rule) => toMap(rule).name !== 'NotNull') }
    : field;

const toShown = (read: Read, fieldsOf: FieldsOf, record: Json): readonly Json[] =>
  fieldsOf(read(answerSchema(record.get) ?? answerSchema(record.put) ?? answerSchema(record.patch))).filter(
    isReadable,
  );

const isOpen = ({ readOnly }: Json): boolean => readOnly !== true;
const isReadable = ({ isWriteOnly }: Json): boolean => isWriteOnly !== true;

/**
 * Parts of the address of a record are no fields of it, unless they may be chosen; `id` is chosen once, for a new one, and
 * everywhere else the address itself, even where another identifier is in that, or no record can be read alone.
 */
const isKey = (field: Json, { identifiers }: Paths): boolean =>
  field.name === 'id'
    ? identifiers.length > 0 || field.readOnly === true
    : field.readOnly === true && identifiers.includes(String(field.name));

/** The records of a collection: members of a JSON-LD document, or the entries of a list. */
const memberSchema = ({ collection }: Paths, read: Read): Schema => {
  const list = read(answerSchema(collection.get));
  const members = membersOf(list);
  return read(members === undefined ? list.keywords.items : read(members).keywords.items);
};

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const methodsOf = (...paths: readonly Json[]): readonly string[] =>
  withSaferVerb(VERBS.filter((verb) => paths.some((one) => Object.hasOwn(one, verb.toLowerCase()))));

/** Filters and orders of a list, and its largest page. */
const offerOf = (paths: Paths, read: Read): Json => {
  const parameters = parametersOf(paths, read);
  const size = parameters.find(([name]) => name === 'itemsPerPage')?.[1];
  const offered = parameters.map(([name, schema]): Parameter => [name, toPlain(schema)]);
  return { ...toOffer(offered), largestPage: toNumber(size?.keywords.maximum) };
};

const parametersOf = (
  { collection }: Paths,
  read: Read,
): readonly (readonly [name: string, schema: Schema])[] =>
  [...toList(collection.parameters), ...toList(toMap(collection.get).parameters)].flatMap((given) => {
    // A parameter may be elsewhere, as a schema may.
    const { name, in: place, schema } = read(given).keywords;
    if (typeof name !== 'string' || place !== 'query') return [];
    const value = read(schema);
    // One parameter of several (`deepObject`) is sent one by one.
    return value.properties.length > 0
      ? value.properties.map(([part, one]) => [`${name}[${part}]`, read(one)] as const)
      : [[name, value] as const];
  });

/** The operations on a collection (`/people`) and on its records; null where the document does not know it. */
const pathsOf = (document: Json, path: string): Paths | null => {
  const paths = toMap(document.paths);
  const base = [toApiPath(path), path].find((one) => Object.hasOwn(paths, one));
  if (base === undefined) return null;
  const item = Object.keys(paths).find(
    (one) => one.startsWith(`${base}/{`) && /^\/(?:[.;,-]?\w*=?\{[^{}/]+\})+$/.test(one.slice(base.length)),
  );
  return {
    collection: toMap(paths[base]),
    record: item === undefined ? {} : toMap(paths[item]),
    identifiers: [...(item ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name),
  };
};
