import { __Schema, __Type, getNamedType, isObjectType, Kind } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql';
import { RequestFailure } from '../http/failures.ts';

/** The query that graphql-js writes for tools resolves 233,000 on the schema of the reference. */
const MAX_FIELDS = 300_000;

/**
 * Refuses introspection that resolves too much, before anything is resolved. Every field of every operation is counted
 * on the schema itself, fragments and aliases as often as they are selected: an alias of `types` is a few letters
 * of the document and a megabyte of the answer.
 * @throws RequestFailure 400
 */
export const measureIntrospection = (document: DocumentNode, schema: GraphQLSchema): void => {
  const count = counter(document, schema);
  let fields = 0;
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fields = add(fields, count(definition.selectionSet, RECORD));
};

const add = (fields: number, more: number): number => {
  if (fields + more > MAX_FIELDS)
    throw new RequestFailure(
      400,
      `La description demandée compte plus de ${MAX_FIELDS} champs\u202f; demandez-en moins à la fois.`,
    );
  return fields + more;
};

/** One element of the schema as an introspection type shows it. */
interface Element {
  readonly type: GraphQLObjectType;
  readonly value: unknown;
}

/** Any record: its own fields are counted with the document. */
const RECORD = Symbol('record');

/** Counts the introspection fields that a selection resolves of one element, or anywhere below a record. */
const counter = (document: DocumentNode, schema: GraphQLSchema) => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  // A selection is counted once of each element: most fields lead to the same few types.
  const known = new Map<SelectionSetNode, Map<unknown, number>>();

  const count = (set: SelectionSetNode, element: Element | typeof RECORD): number => {
    const counts = known.get(set) ?? new Map<unknown, number>();
    known.set(set, counts);
    const key = element === RECORD ? RECORD : element.value;
    const before = counts.get(key);
    if (before !== undefined) return before;
    // A fragment that contains itself counts as nothing here and is refused by validation.
    counts.set(key, 0);
    let fields = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields = add(fields, countField(selection, element));
      else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value);
        if (inner) fields = add(fields, count(inner, element));
      }
    }
    counts.set(key, fields);
    return fields;
  };

  const countField = (field: FieldNode, element: Element | typeof RECORD): number => {
    const own = element === RECORD ? 0 : 1;
    const { selectionSet } = field;
    if (!selectionSet) return own;
    const below = element === RECORD ? belowRecord(field, schema) : belowElement(field, element, schema);
    return below.reduce((fields, one) => add(fields, count(selectionSet, one)), own);
  };
  return count;
};

const belowRecord = ({ name }: FieldNode, schema: GraphQLSchema): readonly (Element | typeof RECORD)[] => {
  if (name.value === '__schema') return [{ type: __Schema, value: schema }];
  // Its name may be in a variable; no type costs more than the one with most fields.
  if (name.value === '__type') return [{ type: __Type, value: largestType(schema) }];
  return [RECORD];
};

/** The value that graphql-js itself resolves the field to, deprecated ones included. */
const belowElement = (
  { name }: FieldNode,
  { type, value }: Element,
  schema: GraphQLSchema,
): readonly Element[] => {
  const definition = type.getFields()[name.value];
  const inner = definition && getNamedType(definition.type);
  if (!definition?.resolve || !isObjectType(inner)) return [];
  const found: unknown = Reflect.apply(definition.resolve, undefined, [
    value,
    { includeDeprecated: true },
    undefined,
    { schema },
  ]);
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  return values
    .filter((one) => one !== null && one !== undefined)
    .map((one) => ({ type: inner, value: one }));
};

const largestType = (schema: GraphQLSchema): unknown => {
  const size = (type: unknown): number => (isObjectType(type) ? Object.keys(type.getFields()).length : 0);
  return Object.values(schema.getTypeMap()).reduce((largest, type) =>
    size(type) > size(largest) ? type : largest,
  );
};
