import { GraphQLBoolean, GraphQLInputObjectType, GraphQLInt, GraphQLList, GraphQLString } from 'graphql';
import type { GraphQLFieldConfigArgumentMap, GraphQLInputFieldConfigMap, GraphQLInputType } from 'graphql';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { TEXT_TYPES, WHERE_TYPES } from './filterTypes.ts';
import type { FilterType } from './filterTypes.ts';
import { fromFilterName } from './fromFilterName.ts';
import type { FilterPath, LeafKind } from './fromFilterName.ts';

/** Names of filter paths by entity, as arguments write them (`club_league_name`). */
export type FilterNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Entity whose records an argument or input object filters; read back when a document is searched for paths. */
export interface FilterExtensions {
  readonly filters: string;
}

const PAGE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt, description: 'Records from the start; 30 when nothing is said, at most 100.' },
  after: { type: GraphQLString },
  last: { type: GraphQLInt },
  before: { type: GraphQLString },
};

/**
 * Arguments of every collection of an entity: a filter by path, `x_list` for several values, `or`, `not`,
 * `exists`, `order`, and the page.
 * @param names the paths on offer
 */
export const toFilterArguments = (
  model: Model,
  entity: ResolvedEntity,
  names: Iterable<string>,
): GraphQLFieldConfigArgumentMap => {
  const paths = [...names].flatMap((name) => {
    const found = fromFilterName(model, entity, name);
    return found ? [{ name, ...found }] : [];
  });
  const input = (suffix: string, description: string, fields: GraphQLInputFieldConfigMap) => ({
    type: new GraphQLList(
      new GraphQLInputObjectType({
        name: `${entity.shortName}Filter_${suffix}`,
        description,
        fields,
        extensions: { filters: entity.name } satisfies FilterExtensions,
      }),
    ),
  });
  const orderable = paths.filter(({ many, kind }) => !many && kind !== 'relation');
  return {
    ...compared(paths, WHERE_TYPES),
    or: input('or', 'At least one of these holds.', compared(paths, TEXT_TYPES)),
    not: input('not', 'None of these holds.', compared(paths, TEXT_TYPES)),
    exists: input('exists', 'Whether there is a value.', all(paths, GraphQLBoolean)),
    order: input('order', 'ASC or DESC by path.', all(orderable, GraphQLString)),
    ...PAGE_ARGUMENTS,
  };
};

type Named = FilterPath & { readonly name: string };

const compared = (paths: readonly Named[], types: Record<LeafKind, FilterType>): GraphQLInputFieldConfigMap =>
  Object.fromEntries(
    paths.flatMap(({ name, kind }) => {
      const { one, listed } = types[kind];
      const single = [name, { type: one }] as const;
      return listed ? [single, [`${name}_list`, { type: new GraphQLList(listed) }] as const] : [single];
    }),
  );

const all = (paths: readonly Named[], type: GraphQLInputType): GraphQLInputFieldConfigMap =>
  Object.fromEntries(paths.map(({ name }) => [name, { type }]));
