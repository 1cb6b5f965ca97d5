import {
  isCompositeType,
  isInterfaceType,
  isObjectType,
  getNamedType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { limitOf } from './fromPageArguments.ts';
import { RequestFailure } from '../http/failures.ts';

const MAX_RECORDS = 20_000;
/** Of all arguments together: each value of a filter is looked for by itself. */
const MAX_VALUES = 2000;

interface Operation {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Refuses an operation that could answer with too many records (each list counts as full, lists within lists
 * multiply) or that selects too many values. The document has been validated and its size measured.
 * @throws RequestFailure 400
 */
export const measureAnswer = (
  schema: GraphQLSchema,
  { operation, fragments, variables }: Operation,
): void => {
  const countSet = (set: SelectionSetNode, parent: GraphQLNamedType): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + countField(selection, parent);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (!fragment) return sum;
      const on = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : parent;
      return sum + countSet(fragment.selectionSet, on ?? parent);
    }, 0);

  let values = 0;
  const countField = (node: FieldNode, parent: GraphQLNamedType): number => {
    for (const { value } of node.arguments ?? [])
      values += countValues(valueFromASTUntyped(value, variables));
    if (!node.selectionSet || !(isObjectType(parent) || isInterfaceType(parent))) return 0;
    const field = parent.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    if (!isCompositeType(type)) return 0;
    const below = countSet(node.selectionSet, type);
    if (typeof field?.extensions['filters'] === 'string') return limitOf(pageOf(node)) * (1 + below);
    return below + (isRecord(type) && node.name.value !== 'node' ? 1 : 0);
  };

  const pageOf = (node: FieldNode): Record<string, number> =>
    Object.fromEntries(
      (node.arguments ?? []).flatMap(({ name, value }): [string, number][] => {
        if (name.value !== 'first' && name.value !== 'last') return [];
        const size: unknown = valueFromASTUntyped(value, variables);
        return typeof size === 'number' ? [[name.value, Math.max(0, size)]] : [];
      }),
    );

  const query = schema.getQueryType();
  const records = query ? countSet(operation.selectionSet, query) : 0;
  if (records > MAX_RECORDS)
    throw new RequestFailure(
      400,
      `La réponse pourrait compter ${records} fiches\u202f; au plus ${MAX_RECORDS}. Demandez-en moins avec «\u202ffirst\u202f».`,
    );
  if (values > MAX_VALUES)
    throw new RequestFailure(
      400,
      `Cette demande compare ${values} valeurs\u202f; au plus ${MAX_VALUES} à la fois.`,
    );
};

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + countValues(one), 0)
    : 1;

const isRecord = (type: GraphQLNamedType): boolean =>
  isInterfaceType(type) || (isObjectType(type) && type.getInterfaces().length > 0);
