import {
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Model } from '../model/model.ts';
import { fromFilterName } from './fromFilterName.ts';

/**
 * Filter paths that a document or its variables name and the schema does not offer yet, by entity. Names that
 * the model does not know either are left for validation to refuse.
 */
export const missingFilterNames = (
  model: Model,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const missing = new Map<string, Set<string>>();
  const add = (entity: unknown, argument: string): void => {
    if (typeof entity !== 'string') return;
    const name = argument.replace(/_list$/, '');
    if (fromFilterName(model, model.entity(entity), name))
      missing.set(entity, (missing.get(entity) ?? new Set()).add(name));
  };
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    Argument: ({ name }) => {
      if (!types.getArgument()) add(types.getFieldDef()?.extensions['filters'], name.value);
    },
    ObjectField: ({ name }) => {
      const parent = getNamedType(types.getParentInputType());
      if (!types.getInputType() && isInputObjectType(parent)) add(parent.extensions['filters'], name.value);
    },
    VariableDefinition: ({ type, variable }) => {
      const input = getNamedType(typeFromAST(schema, type));
      if (!isInputObjectType(input)) return;
      const known = input.getFields();
      keysOf(variables[variable.name.value])
        .filter((key) => !Object.hasOwn(known, key))
        .forEach((key) => add(input.extensions['filters'], key));
    },
  });
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION)
      visit(definition, visitor);
  return missing;
};

const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
};
