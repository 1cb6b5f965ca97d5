import { auditFields } from '../model/auditFields.ts';
import { pathsOfRepresent } from '../model/checkModel.ts';
import type { Field } from '../model/field.ts';
import { isToMany } from '../model/isToMany.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';

/**
 * The filter paths that the schema always offers, as arguments write them: the fields of the entity, the key and
 * the name of each record it points to, and the key of each record of its lists. All other paths are added when a document
 * uses them (see missingFilterNames): two relations deep they would already be hundreds for each entity.
 */
export const defaultFilterNames = (model: Model, entity: ResolvedEntity): ReadonlySet<string> =>
  new Set(
    open({ ...auditFields, ...entity.fields }).flatMap(([name, field]) => [
      name,
      ...below(model, name, field),
    ]),
  );

const below = (model: Model, name: string, field: Field): string[] => {
  if (!('target' in field)) return [];
  const id = `${name}_id`;
  if (isToMany(field) || Object.hasOwn(auditFields, name)) return [id];
  const target = model.entity(field.target);
  const naming = pathsOfRepresent(target.represent).filter((path) => target.fields[path]?.kind === 'scalar');
  return [id, ...naming.map((path) => `${name}_${path}`)];
};

const open = (fields: ResolvedEntity['fields']): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.hidden);
