import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import { toFileIri } from '../model/fileIri.ts';
import { type StoredFile, toFileValue } from '../model/storedFile.ts';
import type { ScalarField } from '../model/field.ts';
import type { RecordSource } from './reader.ts';

/** Any JSON value; API Platform's name for what it passes through as it is. */
const Iterable = new GraphQLScalarType({ name: 'Iterable', description: 'Any JSON value, as stored.' });

const OUTPUT_TYPES = {
  string: GraphQLString,
  text: GraphQLString,
  choice: GraphQLString,
  time: GraphQLString,
  date: GraphQLString,
  datetime: GraphQLString,
  int: GraphQLInt,
  cents: GraphQLInt,
  float: GraphQLFloat,
  bool: GraphQLBoolean,
  array: Iterable,
  json: Iterable,
} as const satisfies Record<ScalarField['type'], GraphQLOutputType>;

export const toOutputType = ({ type }: ScalarField): GraphQLOutputType => OUTPUT_TYPES[type];

/** Every record: its key is the IRI. */
export const NodeType: GraphQLInterfaceType = new GraphQLInterfaceType({
  name: 'Node',
  description: 'A record, known by its IRI.',
  fields: { id: { type: new GraphQLNonNull(GraphQLID) } },
  resolveType: ({ readAs }: RecordSource) => readAs.shortName,
});

export const PageInfoType = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    startCursor: { type: GraphQLString },
    endCursor: { type: GraphQLString },
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean) },
  },
});

/** An uploaded file, a plain value object as in REST; its content is behind `url`. */
export const FileType = new GraphQLObjectType<StoredFile>({
  name: 'File',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ id }) => toFileIri(id) },
    _id: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ id }) => id },
    ...Object.fromEntries(
      (['originalFilename', 'url', 'mimeType', 'name', 'description', 'dateCreated', 'hash'] as const).map(
        (name) => [name, { type: GraphQLString, resolve: (file: StoredFile) => toFileValue(file)[name] }],
      ),
    ),
    size: { type: GraphQLInt },
    public: { type: GraphQLBoolean },
  },
});
