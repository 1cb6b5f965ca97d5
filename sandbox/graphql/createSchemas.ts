import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Model } from '../model/model.ts';
import { missingFilterNames } from './missingFilterNames.ts';
import { defaultFilterNames } from './defaultFilterNames.ts';
import type { FilterNames } from './toFilterArguments.ts';
import { toSchema } from './toSchema.ts';

/** Extended schemas kept, some megabytes each; the one used longest ago leaves first. An application has few distinct documents. */
const MAX_KEPT = 8;

/**
 * The schema is built once; a document that filters by a longer path gets one that has this path too. So a
 * path may cross as many relations as REST allows and the schema stays as small as its tables.
 */
export const createSchemas = (model: Model) => {
  const names: FilterNames = new Map(
    [...model.entities.values()].map((entity) => [entity.name, defaultFilterNames(model, entity)]),
  );
  const base = toSchema(model, names);
  const kept = new Map<string, GraphQLSchema>();
  return (document: DocumentNode, variables: Readonly<Record<string, unknown>>): GraphQLSchema => {
    const missing = missingFilterNames(model, base, document, variables);
    if (missing.size === 0) return base;
    const key = [...missing]
      .flatMap(([entity, paths]) => [...paths].map((path) => `${entity}.${path}`))
      .toSorted()
      .join(' ');
    const schema = kept.get(key) ?? toSchema(model, withNames(names, missing));
    kept.delete(key);
    kept.set(key, schema);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return schema;
  };
};

const withNames = (names: FilterNames, missing: FilterNames): FilterNames =>
  new Map([...names].map(([entity, known]) => [entity, new Set([...known, ...(missing.get(entity) ?? [])])]));
