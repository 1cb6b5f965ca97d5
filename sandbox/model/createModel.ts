import { belongsWhen } from './belongsWhen.ts';
import { checkModel } from './checkModel.ts';
import type { Entity } from './entity.ts';
import type { Model, ResolvedEntity } from './model.ts';

/**
 * Resolves the declarations into a model: inheritance, tables, short names. Throws one error that lists
 * every declaration that names something absent.
 */
export const createModel = (declared: readonly Entity[]): Model => {
  const byName = new Map(declared.map((entity) => [entity.name, entity]));
  if (byName.size < declared.length) throw new Error(`Entity declared twice: ${twice(declared).join(', ')}`);
  const resolved = toModel(declared.map((entity) => resolve(entity, byName)));
  const model = toModel(
    [...resolved.entities.values()].map((entity) => ({
      ...entity,
      belongs: entity.access.owners.map((path) => belongsWhen(resolved, entity, path)),
    })),
  );
  const problems = checkModel(model);
  if (problems.length > 0)
    throw new Error(`The entity declarations do not fit together:\n- ${problems.join('\n- ')}`);
  return model;
};

const toModel = (resolved: readonly ResolvedEntity[]): Model => {
  const entities = new Map(resolved.map((entity) => [entity.name, entity]));
  const paths = new Map([...entities.values()].map((entity) => [entity.path, entity]));
  return {
    entities,
    entity: (name) => {
      const found = entities.get(name);
      if (!found)
        throw new Error(`Unknown entity '${name}'; the model declares: ${[...entities.keys()].join(', ')}`);
      return found;
    },
    byPath: (path) => paths.get(path),
  };
};

const resolve = (entity: Entity, byName: ReadonlyMap<string, Entity>): ResolvedEntity => {
  const parent = entity.extends === undefined ? undefined : byName.get(entity.extends);
  if (entity.extends !== undefined && !parent)
    throw new Error(`Entity '${entity.name}' extends '${entity.extends}', which is not declared`);
  if (parent?.extends !== undefined)
    throw new Error(
      `Entity '${entity.name}' extends '${parent.name}', which itself extends: one level is supported`,
    );
  const root = parent ?? entity;
  return {
    ...entity,
    fields: parent ? { ...withFixedType(parent.fields), ...entity.fields } : entity.fields,
    root: root.name,
    discriminator: parent ? entity.name : null,
    table: root.path.slice(1).replace(/[^a-z0-9]+/g, '_'),
    shortName: toShortName(entity.name),
    belongs: [],
  };
};

/** A club is always a club: the field that distinguishes the kinds of a table is read-only on each of them. */
const withFixedType = (fields: Entity['fields']): Entity['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name === 'type' ? { ...field, readOnly: true } : field,
    ]),
  );

const toShortName = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const twice = (declared: readonly Entity[]): string[] =>
  declared.map((entity) => entity.name).filter((name, index, names) => names.indexOf(name) !== index);
