import {
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { measureSearch } from '../http/measureSearch.ts';
import type { GraphQLFieldConfig, GraphQLFieldConfigMap } from 'graphql';
import { auditFields } from '../model/auditFields.ts';
import type { Field } from '../model/field.ts';
import { toIri } from '../model/iri.ts';
import { isToMany } from '../model/isToMany.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toWireValue } from '../model/toWireValue.ts';
import type { Condition } from '../model/condition.ts';
import { fromFilterArguments } from './fromFilterArguments.ts';
import type { CollectionArguments } from './fromFilterArguments.ts';
import { fromPageArguments } from './fromPageArguments.ts';
import { FileType, NodeType, PageInfoType, toOutputType } from './nodeTypes.ts';
import type { ListSource, Reader, RecordSource } from './reader.ts';
import { toCollectionName, toItemName } from './rootNames.ts';
import { toConnection } from './toConnection.ts';
import { toFilterArguments } from './toFilterArguments.ts';
import type { FilterExtensions, FilterNames } from './toFilterArguments.ts';

type RecordField = GraphQLFieldConfig<RecordSource, Reader>;
type RootField = GraphQLFieldConfig<undefined, Reader>;

/** Derives the schema from the model: a type, a connection and two root fields for each entity. */
export const toSchema = (model: Model, names: FilterNames): GraphQLSchema => {
  const entities = [...model.entities.values()];
  const types = new Map(entities.map((entity) => [entity.name, recordType(entity)]));
  const connections = new Map(
    entities.map((entity) => [entity.name, connectionType(entity, typeOf(entity.name))]),
  );
  const filters = new Map(
    entities.map((entity) => [entity.name, toFilterArguments(model, entity, names.get(entity.name) ?? [])]),
  );

  function typeOf(entity: string): GraphQLObjectType<RecordSource, Reader> {
    const type = types.get(entity);
    if (!type) throw new Error(`No GraphQL type for the entity '${entity}'`);
    return type;
  }

  function recordType(entity: ResolvedEntity): GraphQLObjectType<RecordSource, Reader> {
    return new GraphQLObjectType<RecordSource, Reader>({
      name: entity.shortName,
      description: entity.label,
      interfaces: [NodeType],
      fields: () => ({ ...keyFields, ...recordFields(entity) }),
    });
  }

  function recordFields(entity: ResolvedEntity): GraphQLFieldConfigMap<RecordSource, Reader> {
    return Object.fromEntries(
      Object.entries({ ...entity.fields, ...auditFields })
        .filter(([name, field]) => name !== 'id' && !field.hidden && isKnown(model, field))
        .map(([name, field]) => [name, { description: field.label, ...recordField(name, field) }]),
    );
  }

  function recordField(name: string, field: Field): RecordField {
    if (field.kind === 'scalar')
      return {
        type: toOutputType(field),
        resolve: ({ row }) => toWireValue(field, row[name] ?? null),
      };
    if (field.kind === 'file')
      return {
        type: field.multiple ? new GraphQLList(FileType) : FileType,
        resolve: async ({ row }, _args, reader) => {
          const files = await reader.files(row[name]);
          return field.multiple ? files : (files[0] ?? null);
        },
      };
    const target = model.entity(field.target);
    if (isToMany(field))
      return collection(target, (source: RecordSource, reader, where) =>
        reader.linked(source, name, target, where),
      );
    return {
      type: typeOf(target.name),
      resolve: ({ row }, _args, reader) => {
        const id = row[name];
        if (typeof id !== 'number') return null;
        return field.kind === 'embedded' ? reader.owned(target, id) : reader.one(target, id);
      },
    };
  }

  function collection<Source>(
    entity: ResolvedEntity,
    listOf: (source: Source, reader: Reader, where: Condition) => ListSource,
  ): GraphQLFieldConfig<Source, Reader> {
    const type = connections.get(entity.name);
    const args = filters.get(entity.name);
    if (!type || !args) throw new Error(`No GraphQL connection for the entity '${entity.name}'`);
    return {
      type,
      args,
      extensions: { filters: entity.name } satisfies FilterExtensions,
      resolve: (source, given: CollectionArguments, reader) => {
        const { where, order } = fromFilterArguments(given);
        measureSearch(where, order);
        return toConnection(listOf(source, reader, where), order, fromPageArguments(given));
      },
    };
  }

  return new GraphQLSchema({
    query: toQuery(entities, typeOf, collection),
    types: [...types.values()],
  });
};

/** A model of a test may do without the accounts that the audit fields point to. */
const isKnown = (model: Model, field: Field): boolean =>
  !('target' in field) || model.entities.has(field.target);

type Collection = <Source>(
  entity: ResolvedEntity,
  listOf: (source: Source, reader: Reader, where: Condition) => ListSource,
) => GraphQLFieldConfig<Source, Reader>;

/** Two root fields for each entity, and `node` for any record. */
const toQuery = (
  entities: readonly ResolvedEntity[],
  typeOf: (entity: string) => GraphQLObjectType<RecordSource, Reader>,
  collection: Collection,
): GraphQLObjectType<undefined, Reader> => {
  const item = (entity: ResolvedEntity): RootField => ({
    type: typeOf(entity.name),
    args: { id: { type: new GraphQLNonNull(GraphQLID) } },
    resolve: (_root, { id }: { id: string }, reader) => reader.byIri(id, entity),
  });

  const roots: [string, RootField][] = entities.flatMap((entity): [string, RootField][] => [
    [toItemName(entity), item(entity)],
    // After the item: of a word without plural only the collection stays.
    [
      toCollectionName(entity),
      {
        description: entity.label,
        ...collection(entity, (_root: undefined, reader, where) => reader.list(entity, where)),
      },
    ],
  ]);

  return new GraphQLObjectType<undefined, Reader>({
    name: 'Query',
    fields: {
      node: {
        type: NodeType,
        args: { id: { type: new GraphQLNonNull(GraphQLID) } },
        resolve: (_root, { id }: { id: string }, reader) => reader.byIri(id, null),
      },
      ...Object.fromEntries(roots),
    },
  });
};

const keyFields: GraphQLFieldConfigMap<RecordSource, Reader> = {
  id: {
    type: new GraphQLNonNull(GraphQLID),
    description: 'IRI',
    resolve: ({ entity, row }) => toIri(entity, row.id),
  },
  _id: { type: new GraphQLNonNull(GraphQLInt), description: 'Key', resolve: ({ row }) => row.id },
};

const connectionType = (
  entity: ResolvedEntity,
  node: GraphQLObjectType<RecordSource, Reader>,
): GraphQLObjectType =>
  new GraphQLObjectType({
    name: `${entity.shortName}CursorConnection`,
    fields: {
      edges: {
        type: new GraphQLList(
          new GraphQLObjectType({
            name: `${entity.shortName}Edge`,
            fields: { cursor: { type: new GraphQLNonNull(GraphQLString) }, node: { type: node } },
          }),
        ),
      },
      pageInfo: { type: new GraphQLNonNull(PageInfoType) },
      totalCount: { type: new GraphQLNonNull(GraphQLInt) },
    },
  });
